import { useId } from 'react';

interface ChoiceListProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  /** Those that are chosen. */
  readonly value: readonly Value[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes of which at least one is needed. */
export function ChoiceList<Value extends string>({
  label,
  names,
  values,
  value: chosen,
  error,
  onChange,
}: ChoiceListProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className="choice-list" aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value} className="choice">
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
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
