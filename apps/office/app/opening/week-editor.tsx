import type { DayIndex, Timetable } from '@tischlein/domain';
import type { Hours } from '@tischlein/domain/opening';
import { weekday } from '@tischlein/wording';
import { HOURS } from '@tischlein/wording/office';
import type { CSSProperties } from 'react';
import { CopyDay } from './copy-day.tsx';
import { HoursInputs } from './hours-inputs.tsx';
import { calculateBar, listHours, WEEK, replaceDays } from './week.ts';

interface WeekEditorProps {
  readonly title: string;
  readonly timetable: Timetable;
  readonly onChange: (timetable: Timetable) => void;
}

/** A week with each day as a bar and as time inputs; days can be copied. */
export function WeekEditor({ title, timetable, onChange }: WeekEditorProps) {
  return (
    <ul className="week" aria-label={title}>
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
