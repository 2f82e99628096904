import { useId } from 'react';

interface RadioListProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  /** Beside each other. */
  readonly isRow?: boolean;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  /** What each of them means. */
  readonly helps?: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
}

/** Circles of which one is chosen. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, isLegendHidden, isRow, values, names, helps, value, help, onChange } = props;
  const group = useId();
  return (
    <fieldset className={isRow ? 'row' : undefined}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {values.map((each) => (
        <label key={each} className="tick">
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          <span>
            {names[each]} {helps && <small>{helps[each]}</small>}
          </span>
        </label>
      ))}
      {help && <small>{help}</small>}
    </fieldset>
  );
}
