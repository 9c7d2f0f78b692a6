import type {ReactNode} from 'react';

type Tone = 'mango' | 'coral' | 'selva' | 'ink';

const TONES: Record<Tone, string> = {
  mango: 'bg-mango text-ink-deep',
  coral: 'bg-coral text-white',
  selva: 'bg-selva text-white',
  ink: 'bg-ink text-paper',
};

/** A small garment label. */
export function Badge({tone = 'mango', children}: {tone?: Tone; children: ReactNode}) {
  return (
    <span
      className={`inline-flex items-center py-1 pr-2.5 label-hole text-xs font-bold tracking-wide ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
