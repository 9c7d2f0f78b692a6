import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import type {IconName} from '../icon-sprite';

type Tone = 'info' | 'success' | 'warning' | 'destructive';

const TONES: Record<Tone, {box: string; icon: IconName}> = {
  info: {box: 'border-arena-deep bg-white', icon: 'info'},
  success: {box: 'border-selva bg-selva-soft', icon: 'circle-check'},
  warning: {box: 'border-mango-deep bg-mango-soft', icon: 'triangle-alert'},
  destructive: {box: 'border-coral bg-coral-soft', icon: 'triangle-alert'},
};

interface NoticeProps {
  readonly tone: Tone;
  readonly title: string;
  readonly role?: 'alert' | 'status' | 'note';
  readonly children?: ReactNode;
}

/** A message in the page. Warnings and errors are assertive for screen readers, others polite. */
export function Notice({
  tone,
  title,
  role = tone === 'destructive' || tone === 'warning' ? 'alert' : 'status',
  children,
}: NoticeProps) {
  return (
    <div role={role} className={`flex gap-3 rounded-lg border-2 p-4 text-ink ${TONES[tone].box}`}>
      <Icon name={TONES[tone].icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
