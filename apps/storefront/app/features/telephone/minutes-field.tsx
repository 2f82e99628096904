import { Field } from '@tischlein/ui/field';
import { TELEPHONE } from '@tischlein/wording/storefront';

interface MinutesFieldProps {
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
}

const STEP = 5;
const MOST = 120;

/** The minutes that staff promise on the telephone. */
export function MinutesField({ minutes, onMinutes }: MinutesFieldProps) {
  const steps = Array.from({ length: MOST / STEP }, (_, index) => (index + 1) * STEP);
  const choices = steps.includes(minutes) ? steps : [...steps, minutes].toSorted((left, right) => left - right);
  return (
    <Field label={TELEPHONE.minutes} help={TELEPHONE.minutesHelp}>
      {(control) => (
        <select
          className="input"
          name="minutes"
          value={minutes}
          onChange={(event) => onMinutes(Number(event.target.value))}
          {...control}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {TELEPHONE.inMinutes(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
