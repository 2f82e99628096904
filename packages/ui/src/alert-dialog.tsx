import { useId, useRef } from 'react';
import { closeContainingDialog, Dialog } from './dialog.tsx';

interface AlertDialogProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly confirm: string;
  /** null: there is nothing to decide. */
  readonly cancel: string | null;
  readonly onConfirm: () => void;
  /** Called when the dialog is closed without confirming. */
  readonly onDeclined?: () => void;
  readonly onClosed: () => void;
}

/** Shows a message that must be read, or asks a yes/no question. */
export function AlertDialog({ title, texts, confirm, cancel, onConfirm, onDeclined, onClosed }: AlertDialogProps) {
  const titleId = useId();
  const isAccepted = useRef(false);
  const accept = (button: Element): void => {
    isAccepted.current = true;
    closeContainingDialog(button);
  };
  // The callbacks may open the next dialog, so this one must be closed first.
  const handleClosed = (): void => {
    onClosed();
    if (isAccepted.current) onConfirm();
    else onDeclined?.();
  };
  const foot = (
    <>
      <button
        className="button button-main button-wide"
        type="button"
        data-first-focus
        onClick={(event) => accept(event.currentTarget)}
      >
        {confirm}
      </button>
      {cancel !== null && (
        <button
          className="button button-line button-wide"
          type="button"
          onClick={(event) => closeContainingDialog(event.currentTarget)}
        >
          {cancel}
        </button>
      )}
    </>
  );
  return (
    <Dialog titleId={titleId} kind="alert-dialog" onClosed={handleClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="dialog-body dialog-texts">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  );
}
