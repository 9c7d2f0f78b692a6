import type {ReactNode} from 'react';
import {chat as copy} from '~/copy/chat';

const LOOKS = {
  user: {place: 'justify-end', bubble: 'rounded-br-sm bg-ink text-paper', who: copy.you},
  bot: {place: '', bubble: 'rounded-bl-sm border border-arena bg-white', who: copy.sofia},
};

/** What one of the two says; a child beside the text stands below the bubble. */
export function Bubble({
  sender,
  children,
  below,
}: {
  readonly sender: 'user' | 'bot';
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) {
  const {place, bubble, who} = LOOKS[sender];
  return (
    <li className="animate-rise">
      <div className={`flex ${place}`}>
        <p
          className={`max-w-[85%] rounded-xl px-4 py-2.5 leading-snug wrap-anywhere whitespace-pre-line ${bubble}`}
        >
          <span className="sr-only">{who} </span>
          {children}
        </p>
      </div>
      {below}
    </li>
  );
}
