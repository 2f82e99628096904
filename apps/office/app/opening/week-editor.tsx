import type { DayIndex, Timetable } from '@tischlein/domain';
import type { Hours } from '@tischlein/domain/opening';
import { weekday } from '@tischlein/wording';
import { HOURS } from '@tischlein/wording/office';
import { type CSSProperties, useRef, useState } from 'react';
import { HoursInputs } from './hours-inputs.tsx';
import { calculateBar, listHours, replaceDays, WEEK } from './week.ts';

interface WeekEditorProps {
  readonly title: string;
  readonly timetable: Timetable;
  readonly onChange: (timetable: Timetable) => void;
}

/** A week with each day as a bar and as time inputs; days can be copied. */
export function WeekEditor({ title, timetable, onChange }: WeekEditorProps) {
  return (
    <ul aria-label={title}>
      {WEEK.map((day) => {
        const hours = listHours(timetable, day);
        const set = (days: readonly DayIndex[], next: readonly Hours[]): void =>
          onChange(replaceDays(timetable, days, next));
        return (
          <li className="week-day" key={day}>
            <strong>{weekday(day)}</strong>
            <div className="week-bar" aria-hidden="true">
              {hours.map((each) => (
                <i key={`${each.from} ${each.to}`} style={toBarStyle(each)} />
              ))}
            </div>
            <HoursInputs name={weekday(day)} hours={hours} onChange={(next) => set([day], next)} />
            <CopyDay day={day} onCopy={(days) => set(days, hours)} />
          </li>
        );
      })}
      <li className="soft">{HOURS.overMidnight}</li>
    </ul>
  );
}

function toBarStyle(hours: Hours): CSSProperties {
  const { from, length } = calculateBar(hours);
  const place: Record<`--${string}`, number> = { '--from': from, '--length': length };
  return place;
}

/** Its days may be below the bar that saves. */
const showWhole = (fold: HTMLElement): void => fold.querySelector('.copy-days')?.scrollIntoView({ block: 'nearest' });

interface CopyDayProps {
  readonly day: DayIndex;
  readonly onCopy: (days: readonly DayIndex[]) => void;
}

/** Copies a day's hours to other days. */
function CopyDay({ day, onCopy }: CopyDayProps) {
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
    <details
      className="copy-day"
      ref={fold}
      onToggle={({ currentTarget }) => currentTarget.open && showWhole(currentTarget)}
    >
      <summary aria-label={HOURS.copyDay(weekday(day))}>{HOURS.copy}</summary>
      <div className="copy-days">
        {others.map((other) => (
          <label key={other} className="tick">
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
