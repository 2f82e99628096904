import type { Timetable } from '@tischlein/domain';
import { listWeekSpans, toTimetable, type WeekSpans } from '@tischlein/domain/offer-editing';
import { announce } from '@tischlein/ui/announce';
import { Switch } from '@tischlein/ui/switch';
import { OFFER_FORM, timetableSentence, WEEK_PICTURE } from '@tischlein/wording/office';
import { useState } from 'react';
import { ExactHours } from './exact-hours.tsx';
import { WeekPicture } from './week-picture.tsx';

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
