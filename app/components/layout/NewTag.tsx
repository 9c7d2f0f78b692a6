import {layout} from '~/copy/layout';

/** 'Nuevo' as a little price tag on a link. */
export function NewTag() {
  return (
    <span className="bg-mango py-0.5 pr-1.5 pl-2.5 text-xs leading-4 font-bold tracking-normal text-ink-deep [clip-path:polygon(0.4rem_0,100%_0,100%_100%,0.4rem_100%,0_50%)]">
      {layout.newBadge}
    </span>
  );
}
