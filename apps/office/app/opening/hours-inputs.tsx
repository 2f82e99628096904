import type { Hours } from '@tischlein/domain/opening';
import { HOURS } from '@tischlein/wording/office';
import { suggestHours, findHoursProblem } from './week.ts';

interface HoursInputsProps {
  /** 'Montag' */
  readonly name: string;
  readonly hours: readonly Hours[];
  readonly onChange: (hours: readonly Hours[]) => void;
}

/** The hours of one day as time inputs: any number of spans. */
export function HoursInputs({ name, hours, onChange }: HoursInputsProps) {
  const problem = findHoursProblem(hours);
  const addText = hours.length === 0 ? HOURS.addFirst : HOURS.add;
  const replace = (index: number, change: Partial<Hours>): void =>
    onChange(hours.map((each, place) => (place === index ? { ...each, ...change } : each)));
  return (
    <div className="hours-inputs">
      {hours.length === 0 && <span className="soft">{HOURS.closed}</span>}
      {hours.map(({ from, to }, index) => (
        // Spans have no id; their position identifies them.
        <div className="hours-range" key={index}>
          <input
            className="input"
            type="time"
            aria-label={HOURS.from(name, index + 1)}
            value={from}
            onChange={(event) => replace(index, { from: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            className="input"
            type="time"
            aria-label={HOURS.to(name, index + 1)}
            value={to === '24:00' ? '00:00' : to}
            onChange={(event) => replace(index, { to: event.target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={HOURS.remove(name, index + 1)}
            onClick={() => onChange(hours.filter((_, place) => place !== index))}
          >
            ✕
          </button>
        </div>
      ))}
      <button
        type="button"
        className="link-button"
        aria-label={`${addText}, ${name}`}
        onClick={() => onChange([...hours, suggestHours(hours)])}
      >
        {addText}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {HOURS.problems[problem]}
        </p>
      )}
    </div>
  );
}
