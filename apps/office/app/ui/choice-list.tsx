import { useId } from 'react';

interface ChoiceListProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  /** Those that are chosen. */
  readonly value: readonly Value[];
  readonly help?: string;
  readonly error?: string | undefined;
  readonly onChange: (chosen: Value[]) => void;
}

/** Checkboxes of which any number may be chosen. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, names, values, value: chosen, help, error, onChange } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value} className="tick">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{names[value]}</span>
        </label>
      ))}
      {help && <small>{help}</small>}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
