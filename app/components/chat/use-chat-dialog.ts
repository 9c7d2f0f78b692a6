import {useLocation} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';
import {useMediaQuery} from '../ui/use-media-query';
import {useModal} from '../ui/use-modal';
import {useVisibleHeight} from './use-visible-height';

/** Where the bottom bar of a phone stands too. */
const PHONE = '(max-width: 47.99rem)';

interface ChatDialog {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly title: RefObject<HTMLElement>;
  readonly input: RefObject<HTMLElement>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Opens and closes the panel: over the page on a phone, which has room for nothing else, beside it
 * elsewhere, so that the shop can be used meanwhile. Returns whether it takes up the whole screen.
 */
export function useChatDialog({dialog, title, input, open, onClose}: ChatDialog): boolean {
  const fullScreen = useMediaQuery(PHONE);
  const beside = open && !fullScreen;
  useModal(dialog, open && fullScreen);
  useVisibleHeight(dialog, open && fullScreen);

  useEffect(() => {
    if (!beside) return;
    const element = dialog.current;
    element?.show();
    return () => element?.close();
  }, [dialog, beside]);

  // A phone's keyboard would hide the greeting: it comes when the shopper wants to write.
  useEffect(() => {
    if (open) (fullScreen ? title : input).current?.focus();
  }, [open, fullScreen, title, input]);

  // A modal dialog hears Escape by itself; beside the page it listens while nothing else has the focus.
  useEffect(() => {
    if (!beside) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const at = document.activeElement;
      if (at === document.body || dialog.current?.contains(at)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog, beside, onClose]);

  // On a phone whatever leads elsewhere, the back button too, leads out of it.
  const {key} = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (fullScreen) onClose();
  }, [key, fullScreen, onClose]);

  return fullScreen;
}
