/**
 * Dialogs on Radix, without its Overlay: that one locks the page by injecting a style element, which the content security
 * policy refuses. The scrim is ours and base.css holds the page still.
 */
import { AlertDialog as RadixAlertDialog, Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Half as wide again, for what is a list. */
  readonly wide?: boolean;
  /** With a cross in its corner, where no button below shuts it. */
  readonly cross?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a title; Escape and a press outside shut it. @public part of the kit */
export function Dialog({ open, onOpenChange, title, description, wide = false, cross = false, children }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="scrim" />
        <RadixDialog.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          data-dialog=""
          aria-modal="true"
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <RadixDialog.Title className="sec">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="dialog-text">{description}</RadixDialog.Description>
          )}
          {children}
          {cross && (
            <RadixDialog.Close className="dialog-cross" aria-label="Close window">
              <Icon of={X} />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: 'Abandon this simulation?' */
  readonly title: string;
  /** What will happen, plainly. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
}

/** Asks before something that can't be taken back. The safe answer has the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
}: AlertDialogProps) {
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <div className="scrim" />
        <RadixAlertDialog.Content className="dialog" data-dialog="" aria-modal="true">
          <RadixAlertDialog.Title className="sec">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="dialog-text">{description}</RadixAlertDialog.Description>
          <div className="dialog-acts">
            <RadixAlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action asChild>
              <Button tone="ink" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
