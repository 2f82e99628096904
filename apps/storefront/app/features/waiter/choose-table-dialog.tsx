import { readTableNumber } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { CHOOSE_TABLE } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { type FormEvent, useId, useState } from 'react';
import { readForm } from './read-form.ts';

interface ChooseTableDialogProps {
  /** Numbers of the tables; empty: any number. */
  readonly tables: readonly number[];
  readonly onChoose: (table: number) => void;
  readonly onClosed: () => void;
}

/** 'Wähle einen Tisch': a number and OK (S2 §2 Table dialogs). */
export function ChooseTableDialog({ tables, onChoose, onClosed }: ChooseTableDialogProps) {
  const titleId = useId();
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
    <Dialog titleId={titleId} kind="alert-dialog" onClosed={onClosed}>
      <div className="dialog-head">
        <h2 id={titleId}>{TABLE.choose}</h2>
      </div>
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
