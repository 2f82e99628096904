import { useId } from 'react';
import './segments.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** Labels by value. */
  readonly options: Readonly<Record<NoInfer<Value>, string>>;
  /** Which of them, in their order; all if left out. */
  readonly values?: readonly NoInfer<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, values = listValues(options), value, onChange } = props;
  const name = useId();
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {values.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </div>
  );
}

const listValues = <Value extends string>(options: Readonly<Record<Value, string>>): readonly Value[] =>
  Object.keys(options).filter((key): key is Value => key in options);
