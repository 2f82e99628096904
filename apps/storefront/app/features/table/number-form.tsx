import { readTableNumber } from '@tischlein/domain/table';
import { Field } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { TABLE_ARRIVAL } from '@tischlein/wording/storefront';
import { type FormEvent, type ReactNode, useState } from 'react';

interface NumberFormProps {
  readonly formId: string;
  /** Shown at first; 0: none. */
  readonly first?: number;
  readonly onNumber: (table: number) => void;
  readonly children?: ReactNode;
}

/** 'Numeric table number input (min 1) and OK' (S2 §2 Table dialogs); the button is outside. */
export function NumberForm({ formId, first = 0, onNumber, children }: NumberFormProps) {
  const [typed, setTyped] = useState(first === 0 ? '' : String(first));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const number = readTableNumber(typed);
    if (number === null) setWrong(true);
    else onNumber(number);
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field
        label={TABLE_ARRIVAL.number}
        help={TABLE_ARRIVAL.numberHelp}
        error={isWrong ? TABLE_ARRIVAL.numberMissing : undefined}
      >
        {(control) => (
          <input
            className="input big-number"
            type="number"
            name="table"
            inputMode="numeric"
            min={1}
            max={9999}
            autoComplete="off"
            ref={focusOnMount}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            {...control}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
