import {Link} from '@remix-run/react';
import {chat as copy} from '~/copy/page-layout/chat';
import {formatPrice} from '~/domain/text/format-price';
import type {ChatReply, ChatSuggestion} from '~/domain/support/chat';
import {Icon} from '../ui/Icon';
import {imageAtWidth} from '../ui/ResponsiveImage';
import {Bubble} from './Bubble';

export function ReplyView({reply}: {reply: ChatReply}) {
  switch (reply.kind) {
    case 'answered':
      return <Bubble sender="bot">{reply.text}</Bubble>;
    case 'failed':
      return <Bubble sender="bot">{copy.failed}</Bubble>;
    case 'unreadable':
      return <Bubble sender="bot">{copy.unreadable}</Bubble>;
    case 'found': {
      const {count, products, query} = reply;
      return (
        <Bubble
          sender="bot"
          below={
            <div className="mt-2 grid gap-2">
              {products.map((product) => (
                <Suggestion key={product.handle} product={product} />
              ))}
              {count > products.length ? (
                <Link
                  to={`/tienda?${new URLSearchParams({q: query})}`}
                  className="flex min-h-11 items-center gap-2 font-bold text-selva underline-offset-4 hover:underline"
                >
                  <span className="truncate">{copy.seeMore(query)}</span>
                  <Icon name="arrow-right" className="size-4" />
                </Link>
              ) : null}
            </div>
          }
        >
          {count === 1 ? copy.foundOne : copy.foundSeveral(count, products.length)}
        </Bubble>
      );
    }
  }
}

function Suggestion({product: {handle, name, image, price}}: {readonly product: ChatSuggestion}) {
  return (
    <Link
      to={`/producto/${handle}`}
      prefetch="intent"
      className="flex items-center gap-3 rounded-lg border border-arena bg-white p-2 pr-3 transition-shadow hover:shadow-lift"
    >
      <img
        src={image ? imageAtWidth(image, 160) : '/placeholder.svg'}
        alt=""
        width={56}
        height={70}
        className="h-17.5 w-14 shrink-0 rounded-sm bg-paper-deep object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-bold">{name}</span>{' '}
        <span className="mt-1 block font-extrabold tabular-nums">{formatPrice(price)}</span>
      </span>
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}
