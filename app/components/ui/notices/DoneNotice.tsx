import {useEffect, useRef, type ReactNode} from 'react';
import {Notice} from './Notice';

interface DoneNoticeProps {
  readonly tone?: 'success' | 'info';
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * What became of a form that was taken. It gets the focus: a status that comes into the page together with
 * its text is often not read out.
 */
export function DoneNotice({tone = 'success', title, children}: DoneNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6 rounded-lg outline-none">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
