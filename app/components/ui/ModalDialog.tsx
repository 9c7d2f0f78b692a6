import type {HTMLAttributes, MouseEvent, RefObject} from 'react';
import {Icon} from './Icon';
import {useModal} from './use-modal';

interface ModalDialogProps extends Omit<HTMLAttributes<HTMLDialogElement>, 'onClick' | 'onClose'> {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether a click on this part of it leads out of it. */
  readonly leadsOut?: (target: Element) => boolean;
}

/** A dialog over the page; Escape and a click beside it close it. */
export function ModalDialog({dialog, open, onClose, leadsOut, ...rest}: ModalDialogProps) {
  useModal(dialog, open);

  function onClick({target}: MouseEvent) {
    if (!(target instanceof Element)) return;
    if (target === dialog.current || leadsOut?.(target)) onClose();
  }

  return (
    // The dialog itself takes no key: a click beside it is what its Escape is for a pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // Heard a moment later, when it may be open once more.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={onClick}
      {...rest}
    />
  );
}

interface DialogTitleProps {
  /** What the dialog is labelled by. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string;
}

export function DialogTitle({id, title, closeLabel, onClose, className = ''}: DialogTitleProps) {
  return (
    <div className={`flex items-center justify-between ${className}`}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-paper-deep"
      >
        <Icon name="x" className="size-6" />
      </button>
    </div>
  );
}
