import { useRef } from 'react';
import { closeContainingDialog, Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly confirm: string;
  /** null: there is nothing to decide. */
  readonly cancel: string | null;
  /** The answer that is offered first. */
  readonly mainAnswer?: 'confirm' | 'cancel';
  /** Called at once, so that a dialog opened by it takes the place of this one. */
  readonly onConfirm?: () => void;
  /** Called once the dialog has faded, with the guest's answer. */
  readonly onClosed: (isConfirmed: boolean) => void;
}

/** Shows a message that must be read, or asks a yes/no question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, texts, confirm, cancel, mainAnswer = 'confirm', onConfirm, onClosed } = props;
  const isConfirmed = useRef(false);
  const accept = (button: Element): void => {
    isConfirmed.current = true;
    closeContainingDialog(button);
    onConfirm?.();
  };
  const isConfirmFirst = mainAnswer === 'confirm';
  const yes = <AnswerButton isMain={isConfirmFirst} words={confirm} onPress={accept} />;
  const no = cancel !== null && (
    <AnswerButton isMain={!isConfirmFirst} words={cancel} onPress={closeContainingDialog} />
  );
  const foot = (
    <>
      {isConfirmFirst ? yes : no}
      {isConfirmFirst ? no : yes}
    </>
  );
  return (
    <Dialog title={title} kind="alert-dialog" onClosed={() => onClosed(isConfirmed.current)} foot={foot}>
      <div className="dialog-body dialog-texts">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  );
}

interface AnswerButtonProps {
  readonly isMain: boolean;
  readonly words: string;
  readonly onPress: (button: Element) => void;
}

function AnswerButton({ isMain, words, onPress }: AnswerButtonProps) {
  return (
    <button
      className={`button ${isMain ? 'button-main' : 'button-line'} button-wide`}
      type="button"
      data-first-focus={isMain || undefined}
      onClick={(event) => onPress(event.currentTarget)}
    >
      {words}
    </button>
  );
}
