import { readTableNumber } from '@tischlein/domain/table';
import { Field } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { TABLE_ARRIVAL } from '@tischlein/wording/storefront';

interface NumberFormProps {
  readonly formId: string;
  /** Shown at first; 0: none. */
  readonly first?: number;
  readonly onNumber: (table: number) => void;
}

/** 'Numeric table number input (min 1) and OK' (S2 §2 Table dialogs); the button is outside. */
export function NumberForm({ formId, first = 0, onNumber }: NumberFormProps) {
  const form = useForm({
    first: { table: first === 0 ? '' : String(first) },
    check: ({ table }) => ({ table: readTableNumber(table) === null && TABLE_ARRIVAL.numberMissing }),
    take: ({ table }) => onNumber(Number(readTableNumber(table))),
  });
  const { error, ...input } = form.text('table');
  return (
    <Form form={form} id={formId} noValidate>
      <Field label={TABLE_ARRIVAL.number} help={TABLE_ARRIVAL.numberHelp} error={error}>
        {(control) => (
          <input
            className="input big-number"
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            autoComplete="off"
            ref={focusOnMount}
            {...input}
            {...control}
          />
        )}
      </Field>
    </Form>
  );
}
