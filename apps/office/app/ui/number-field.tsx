import { Field } from '@tischlein/ui/field';

interface NumberFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly value: number;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (value: number) => void;
}

/** An input for a whole number. */
export function NumberField({ label, help, error, value, bounds, onChange }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <input
          className="input"
          type="number"
          inputMode="numeric"
          required
          {...bounds}
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          {...control}
        />
      )}
    </Field>
  );
}
