import { readTableNumber } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { CHOOSE_TABLE } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { type FormEvent, useState } from 'react';
import { readForm } from './read-form.ts';

interface ChooseTableDialogProps {
  /** Numbers of the tables; empty: any number. */
  readonly tables: readonly number[];
  readonly onChoose: (table: number) => void;
  readonly onClosed: () => void;
}

/** 'Wähle einen Tisch': a number and OK (S2 §2 Table dialogs). */
export function ChooseTableDialog({ tables, onChoose, onClosed }: ChooseTableDialogProps) {
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const table = readTableNumber(readForm(form, 'table'));
    if (table === null) return setError(CHOOSE_TABLE.invalid);
    if (tables.length > 0 && !tables.includes(table)) return setError(CHOOSE_TABLE.unknown(table));
    closeContainingDialog(form);
    onChoose(table);
  };
  return (
    <Dialog title={TABLE.choose} kind="alert-dialog" onClosed={onClosed}>
      <form className="dialog-body dialog-texts" noValidate onSubmit={submit}>
        <TextField
          label={CHOOSE_TABLE.number}
          name="table"
          type="number"
          min={1}
          inputMode="numeric"
          autoComplete="off"
          data-first-focus
          error={error}
        />
        <button className="button button-main button-wide" type="submit">
          {CHOOSE_TABLE.ok}
        </button>
      </form>
    </Dialog>
  );
}
