import {forwardRef, useState, type AnchorHTMLAttributes} from 'react';
import {afterPaint} from '../../ui/hydration/after-paint';
import {useScripted} from '../../ui/hydration/use-browser';

interface TriggerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads without scripts, and when the code of what it opens cannot be had. */
  readonly href: string;
  /** Settles once it is open; `byKeyboard` also when a screen reader pressed it. */
  readonly onTrigger: (byKeyboard: boolean) => Promise<void>;
}

/**
 * A link that scripts turn into a button: it opens in place what its address shows as a page. While
 * the code for that is under way it is `aria-busy`.
 */
export const TriggerLink = forwardRef<HTMLAnchorElement, TriggerLinkProps>(function TriggerLink(
  {href, onTrigger, children, ...rest},
  ref,
) {
  const scripted = useScripted();
  const [busy, setBusy] = useState(false);

  function trigger(byKeyboard: boolean) {
    afterPaint(() => {
      setBusy(true);
      onTrigger(byKeyboard).then(
        () => setBusy(false),
        () => window.location.assign(href),
      );
    });
  }

  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      aria-busy={busy || undefined}
      {...(scripted ? {role: 'button'} : {'aria-expanded': undefined, 'aria-haspopup': undefined})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        trigger(event.detail === 0);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        trigger(true);
      }}
    >
      {children}
    </a>
  );
});
