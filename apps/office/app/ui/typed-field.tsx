import { Field } from '@tischlein/ui/field';
import { useState } from 'react';

interface TypedFieldProps<Value> {
  readonly label: string;
  readonly remark?: string | undefined;
  readonly help?: string | undefined;
  readonly error?: string | null | undefined;
  readonly span?: 2 | 3 | 4;
  readonly value: Value;
  readonly format: (value: Value) => string;
  /** null: the text is no value. */
  readonly read: (text: string) => Value | null;
  /** The problem of such a text. */
  readonly invalid: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly isReadOnly?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A text field for a value of another type: each valid text counts at once, so that everything follows while typing. */
export function TypedField<Value extends string | number | null>(props: TypedFieldProps<Value>) {
  const { label, remark, help, error, span, value, format, read, invalid, inputMode = 'decimal', onChange } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value; readonly isInvalid: boolean }>();
  // Another value, say after an undo, replaces what was typed.
  const current = typed?.value === value ? typed : undefined;
  const take = (text: string): void => {
    const next = read(text);
    setTyped({ text, value: next ?? value, isInvalid: next === null });
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <Field label={label} remark={remark} help={help} error={current?.isInvalid ? invalid : error} span={span}>
      {(control) => (
        <input
          className="input"
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          readOnly={props.isReadOnly}
          value={current?.text ?? format(value)}
          onChange={({ target }) => take(target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
