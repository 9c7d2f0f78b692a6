import type {ReactNode} from 'react';
import {layout} from '~/copy/layout';

type Tone = 'mango' | 'coral' | 'selva' | 'ink';

const TONES: Record<Tone, string> = {
  mango: 'bg-mango text-ink-deep',
  coral: 'bg-coral text-white',
  selva: 'bg-selva text-white',
  ink: 'bg-ink text-paper',
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A small garment label. */
export function Badge({tone = 'mango', className = '', children}: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center py-1 pr-3 label-hole text-xs font-bold tracking-wide ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}

/** 'Nuevo' as a little price tag on a link. */
export function NewTag() {
  return (
    <span className="bg-mango py-0.5 pr-1.5 pl-3 text-xs leading-4 font-bold tracking-normal text-ink-deep [clip-path:polygon(0.4rem_0,100%_0,100%_100%,0.4rem_100%,0_50%)]">
      {layout.newBadge}
    </span>
  );
}
