import {forwardRef, type AnchorHTMLAttributes} from 'react';
import {useScripted} from '../ui/use-browser';

interface TriggerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads without scripts. */
  readonly href: string;
  /** `byKeyboard` also when a screen reader pressed it. */
  readonly onTrigger: (byKeyboard: boolean) => void;
}

/** A link that scripts turn into a button: it opens in place what its address shows as a page. */
export const TriggerLink = forwardRef<HTMLAnchorElement, TriggerLinkProps>(function TriggerLink(
  {href, onTrigger, children, ...rest},
  ref,
) {
  const scripted = useScripted();
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      {...(scripted ? {role: 'button'} : {'aria-expanded': undefined, 'aria-haspopup': undefined})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onTrigger(event.detail === 0);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onTrigger(true);
      }}
    >
      {children}
    </a>
  );
});
