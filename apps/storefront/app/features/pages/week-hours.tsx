import { DAY_INDEXES, type DayIndex, type Timetable } from '@tischlein/domain';
import { hoursText, weekday } from '@tischlein/wording';
import { PAGES } from '@tischlein/wording/storefront';

/** Monday first, as a German week is read. */
const WEEK: readonly DayIndex[] = [...DAY_INDEXES.slice(1), 0];

interface WeekHoursProps {
  readonly title: string;
  readonly timetable: Timetable;
  readonly today: DayIndex;
}

/** The hours of every day of the week, today's set off. */
export function WeekHours({ title, timetable, today }: WeekHoursProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="week-hours">
        {WEEK.map((day) => {
          const hours = timetable.filter((entry) => entry.dayIndex === day);
          return (
            <div key={day} data-today={day === today || undefined}>
              <dt>
                {weekday(day)}
                {day === today && <small> {PAGES.today}</small>}
              </dt>
              <dd>{hours.length === 0 ? PAGES.closed : hoursText(hours)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
