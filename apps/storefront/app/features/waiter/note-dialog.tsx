import { LONGEST_NOTE } from '@tischlein/domain/cart';
import { TAKE } from '@tischlein/wording/storefront';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { TextField } from '@tischlein/ui/field';
import { useForm } from '@tischlein/ui/use-form';

interface NoteDialogProps {
  readonly title: string;
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onClosed: () => void;
}

/** A note for the kitchen, of a line or of the whole round. */
export function NoteDialog({ title, note, onSave, onClosed }: NoteDialogProps) {
  const form = useForm({
    first: { note },
    take: (typed, element) => {
      onSave(typed.note.trim());
      closeContainingDialog(element);
    },
  });
  return (
    <DialogForm
      form={form}
      title={title}
      className="dialog-texts"
      kind="alert-dialog"
      submit={TAKE.saveNote}
      onClosed={onClosed}
    >
      <TextField
        label={TAKE.note}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        data-first-focus
        {...form.text('note')}
      />
    </DialogForm>
  );
}
