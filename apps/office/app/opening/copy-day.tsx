import type { DayIndex } from '@tischlein/domain';
import { weekday } from '@tischlein/wording';
import { HOURS } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { WEEK } from './week.ts';

interface CopyDayProps {
  readonly day: DayIndex;
  readonly onCopy: (days: readonly DayIndex[]) => void;
}

/** Copies a day's hours to other days. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const others = WEEK.filter((each) => each !== day);
  const [chosen, setChosen] = useState<readonly DayIndex[]>([]);
  const [isMissing, setMissing] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const toggle = (other: DayIndex): void =>
    setChosen(chosen.includes(other) ? chosen.filter((each) => each !== other) : [...chosen, other]);
  const copy = (days: readonly DayIndex[]): void => {
    onCopy(days);
    setChosen([]);
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
  };
  const askForDays = (): void => {
    setMissing(true);
    fold.current?.querySelector('input')?.focus();
  };
  return (
    <details className="copy-day" ref={fold}>
      <summary aria-label={HOURS.copyDay(weekday(day))}>{HOURS.copy}</summary>
      <div className="copy-days">
        {others.map((other) => (
          <label key={other}>
            <input type="checkbox" checked={chosen.includes(other)} onChange={() => toggle(other)} />
            {weekday(other)}
          </label>
        ))}
        <button type="button" className="button button-line" onClick={() => copy(others)}>
          {HOURS.copyToAll}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => (chosen.length > 0 ? copy(chosen) : askForDays())}
        >
          {HOURS.copyNow}
        </button>
        <p role="status">{isMissing && chosen.length === 0 ? HOURS.copyWhere : ''}</p>
      </div>
    </details>
  );
}
