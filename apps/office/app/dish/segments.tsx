import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few options in one row. */
export function Segments<Value extends string>({ legend, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="editor-segments">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
