import { Field } from '@tischlein/ui/field';
import { HOURS } from '@tischlein/wording/office';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Counted from `min`; absent: 1. */
  readonly step?: number;
}

interface NumberFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly value: number;
  readonly bounds: NumberBounds;
  readonly onChange: (value: number) => void;
}

/** An input for a whole number, which says itself between which numbers it has to be. */
export function NumberField({ label, help, error, value, bounds, onChange }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error ?? findNumberProblem(value, bounds)}>
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

/** Why a number is refused, in words; null: it is not. */
export function findNumberProblem(value: number, { min, max, step = 1 }: NumberBounds): string | null {
  const isInside = Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0;
  return isInside ? null : HOURS.numberBetween(min, max, step);
}
