import {forwardRef, useState, type AnchorHTMLAttributes} from 'react';
import {useScripted} from '../../ui/hydration/use-browser';

interface TriggerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target without JavaScript. */
  readonly href: string;
  /** Resolves once it is open or has failed; `byKeyboard` also when a screen reader pressed it. */
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
    setBusy(true);
    void onTrigger(byKeyboard).then(() => setBusy(false));
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
