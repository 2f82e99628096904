import { readTableNumber } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { CHOOSE_TABLE } from '@tischlein/wording/storefront';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { TextField } from '@tischlein/ui/field';
import { useForm } from '@tischlein/ui/use-form';

interface ChooseTableDialogProps {
  /** Numbers of the tables; empty: any number. */
  readonly tables: readonly number[];
  readonly onChoose: (table: number) => void;
  readonly onClosed: () => void;
}

/** 'Wähle einen Tisch': a number and OK (S2 §2 Table dialogs). */
export function ChooseTableDialog({ tables, onChoose, onClosed }: ChooseTableDialogProps) {
  const form = useForm({
    first: { table: '' },
    check: ({ table }) => ({ table: findProblem(readTableNumber(table), tables) }),
    take: ({ table }, element) => {
      closeContainingDialog(element);
      const number = readTableNumber(table);
      if (number !== null) onChoose(number);
    },
  });
  return (
    <DialogForm
      form={form}
      title={TABLE.choose}
      className="dialog-texts"
      kind="alert-dialog"
      noValidate
      submit={CHOOSE_TABLE.ok}
      onClosed={onClosed}
    >
      <TextField
        label={CHOOSE_TABLE.number}
        type="number"
        min={1}
        inputMode="numeric"
        autoComplete="off"
        data-first-focus
        {...form.text('table')}
      />
    </DialogForm>
  );
}

function findProblem(table: number | null, tables: readonly number[]): string {
  if (table === null) return CHOOSE_TABLE.invalid;
  return tables.length > 0 && !tables.includes(table) ? CHOOSE_TABLE.unknown(table) : '';
}
