import { Field } from '@tischlein/ui/field';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several values. */
export function SelectField<Value extends string>({ label, help, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <select
          className="input"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
