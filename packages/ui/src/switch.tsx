import { useId } from 'react';

interface SwitchOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen, or null. */
  readonly unavailable: string | null;
}

interface SwitchProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly SwitchOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A segmented choice of a few options. */
export function Switch<Value extends string>({ legend, value, options, onChange }: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.unavailable !== null}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.unavailable !== null && <small>{option.unavailable}</small>}
        </label>
      ))}
    </fieldset>
  );
}
