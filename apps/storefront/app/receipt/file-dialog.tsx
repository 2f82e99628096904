import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fetchFile } from '../api/fetch-file.ts';
import { saveFile } from '@tischlein/ui/save-file';

interface FileDialogProps {
  readonly words: {
    readonly title: string;
    readonly help: string;
    readonly load: string;
    readonly making: string;
    readonly notMade: string;
    readonly fileName: string;
  };
  /** What the file is made of, and where. */
  readonly address: string;
  readonly details: object;
  readonly onClosed: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form whose answer is a file that the browser saves. */
export function FileDialog({ words, address, details, onClosed, children }: FileDialogProps) {
  const formId = useId();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setSending(true);
    setProblem('');
    const answer = await fetchFile(address, details);
    setSending(false);
    if (!answer.ok) return setProblem(answer.message || words.notMade);
    saveFile(answer.file, words.fileName);
    return closeContainingDialog(form);
  };
  return (
    <Dialog
      title={words.title}
      onClosed={onClosed}
      foot={
        <button className="button button-main" type="submit" form={formId} aria-busy={isSending}>
          <Icon name="download" />
          {words.load}
        </button>
      }
    >
      <form className="dialog-body dialog-form" id={formId} onSubmit={(event) => void submit(event)}>
        <p className="soft">{words.help}</p>
        {children}
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <p className="visually-hidden" role="status">
          {isSending && words.making}
        </p>
      </form>
    </Dialog>
  );
}
