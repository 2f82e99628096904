import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** Labels by value, in their order. */
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among few, side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {listOptions(options).map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </div>
  );
}

const listOptions = <Value extends string>(options: Readonly<Record<Value, string>>): readonly Value[] =>
  Object.keys(options).filter((key): key is Value => key in options);
