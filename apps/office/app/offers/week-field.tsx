import { type DayIndex, MINUTES_PER_DAY, type Timetable, toSpan } from '@tischlein/domain';
import { listWeekSpans, paintDay, sortDays, toTimetable, type WeekSpans } from '@tischlein/domain/offer-editing';
import { announce } from '@tischlein/ui/announce';
import { Switch } from '@tischlein/ui/switch';
import { OFFER_FORM, timetableSentence, timetableShort, WEEK_PICTURE } from '@tischlein/wording/office';
import { useState } from 'react';
import { WeekPicture } from './week-picture.tsx';
import { TextField } from '@tischlein/ui/field';
import { weekday, weekdayShort } from '@tischlein/wording';

interface WeekFieldProps {
  readonly timetable: Timetable;
  readonly onChange: (timetable: Timetable) => void;
}

/** Lunch on workdays, to start from. */
const USUAL: Timetable = ([1, 2, 3, 4, 5] as const).map((dayIndex) => ({ dayIndex, from: '11:30', to: '14:30' }));

/** Always, or at certain hours: painted into the picture of a week, or entered to the minute. */
export function WeekField({ timetable, onChange }: WeekFieldProps) {
  const [problem, setProblem] = useState('');
  const week = listWeekSpans(timetable);
  const paint = (next: WeekSpans): void => {
    const painted = toTimetable(next);
    setProblem(painted === null ? WEEK_PICTURE.needsOne : '');
    if (painted === null) return;
    onChange(painted);
    announce(WEEK_PICTURE.painted(timetableSentence(painted)));
  };
  return (
    <>
      <Switch
        legend={OFFER_FORM.when}
        value={timetable.length === 0 ? 'always' : 'sometimes'}
        options={[
          { value: 'always', label: OFFER_FORM.always, unavailable: null },
          { value: 'sometimes', label: OFFER_FORM.sometimes, unavailable: null },
        ]}
        onChange={(next) => onChange(next === 'always' ? [] : USUAL)}
      />
      {timetable.length > 0 && (
        <>
          <WeekPicture week={week} onPaint={paint} />
          {problem && (
            <p className="field-error" role="alert">
              {problem}
            </p>
          )}
          <ExactHours week={week} onPaint={paint} />
        </>
      )}
    </>
  );
}

interface ExactHoursProps {
  readonly week: WeekSpans;
  readonly onPaint: (week: WeekSpans) => void;
}

const DAYS: readonly DayIndex[] = sortDays([0, 1, 2, 3, 4, 5, 6]);

/** Hours to the minute for several days at once; they replace what those days have. */
function ExactHours({ week, onPaint }: ExactHoursProps) {
  const [days, setDays] = useState<readonly DayIndex[]>([]);
  const [hours, setHours] = useState({ from: '11:30', to: '14:30' });
  const [problem, setProblem] = useState('');
  const add = (): void => {
    const span = toSpan(hours);
    setProblem(days.length === 0 ? WEEK_PICTURE.daysMissing : '');
    if (!span || days.length === 0) return;
    onPaint(days.reduce((painted, day) => enter(painted, day, span), week));
  };
  return (
    <details className="offer-exact">
      <summary>
        {WEEK_PICTURE.exact} <small>{timetableShort(toTimetable(week) ?? [])}</small>
      </summary>
      <fieldset className="row">
        <legend>{WEEK_PICTURE.days}</legend>
        {DAYS.map((day) => (
          <label key={day} className="offer-chip">
            <input
              type="checkbox"
              aria-label={weekday(day)}
              checked={days.includes(day)}
              onChange={({ target }) => setDays(target.checked ? [...days, day] : days.filter((each) => each !== day))}
            />
            {weekdayShort(day)}
          </label>
        ))}
      </fieldset>
      <div className="columns">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={OFFER_FORM[end]}
            type="time"
            value={hours[end]}
            error={end === 'to' && problem ? problem : null}
            onChange={({ target }) => setHours({ ...hours, [end]: target.value })}
          />
        ))}
        <button type="button" className="button button-line" onClick={add}>
          {WEEK_PICTURE.add}
        </button>
      </div>
    </details>
  );
}

/** Replaces the hours of a day; what goes over midnight is added to the next one. */
function enter(
  week: WeekSpans,
  day: DayIndex,
  { from, to }: { readonly from: number; readonly to: number },
): WeekSpans {
  const empty = paintDay(week, day, { from: 0, to: MINUTES_PER_DAY, isOn: false });
  const today = paintDay(empty, day, { from, to: Math.min(to, MINUTES_PER_DAY), isOn: true });
  const next = DAYS[(DAYS.indexOf(day) + 1) % DAYS.length];
  if (to <= MINUTES_PER_DAY || next === undefined) return today;
  return paintDay(today, next, { from: 0, to: to - MINUTES_PER_DAY, isOn: true });
}
