import { LONGEST_NOTE } from '@tischlein/domain/cart';
import { TAKE } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { type FormEvent } from 'react';
import { readForm } from './read-form.ts';

interface NoteDialogProps {
  readonly title: string;
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onClosed: () => void;
}

/** A note for the kitchen, of a line or of the whole round. */
export function NoteDialog({ title, note, onSave, onClosed }: NoteDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave(readForm(event.currentTarget, 'note').trim());
    closeContainingDialog(event.currentTarget);
  };
  return (
    <Dialog title={title} kind="alert-dialog" onClosed={onClosed}>
      <form className="dialog-body dialog-texts" onSubmit={submit}>
        <TextField
          label={TAKE.note}
          name="note"
          defaultValue={note}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          data-first-focus
        />
        <button className="button button-main button-wide" type="submit">
          {TAKE.saveNote}
        </button>
      </form>
    </Dialog>
  );
}
