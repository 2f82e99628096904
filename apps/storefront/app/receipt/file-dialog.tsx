import { type Answer, refuse } from '@tischlein/ui/answer';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { Icon } from '@tischlein/ui/icon';
import { useForm } from '@tischlein/ui/use-form';
import type { ReactNode } from 'react';
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
  const form = useForm({
    first: {},
    send: async (): Promise<Answer<Blob>> => {
      const answer = await fetchFile(address, details);
      return answer.ok ? { ok: true, value: answer.file } : refuse(answer.message || words.notMade);
    },
    done: (file, sent) => {
      saveFile(file, words.fileName);
      closeContainingDialog(sent.form);
    },
  });
  return (
    <DialogForm
      form={form}
      title={words.title}
      className="dialog-form"
      submit={
        <>
          <Icon name="download" />
          {words.load}
        </>
      }
      onClosed={onClosed}
    >
      <p className="soft">{words.help}</p>
      {children}
      <p className="visually-hidden" role="status">
        {form.busy !== null && words.making}
      </p>
    </DialogForm>
  );
}
