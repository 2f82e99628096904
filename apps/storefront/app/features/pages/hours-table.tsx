import { DAY_INDEXES, type DayIndex, type Timetable } from '@tischlein/domain';
import { weekday } from '@tischlein/wording';
import { PAGES, SERVICE } from '@tischlein/wording/storefront';

/** Monday first, as usual in Germany. */
const WEEK: readonly DayIndex[] = [...DAY_INDEXES.slice(1), 0];

interface HoursTableProps {
  readonly opening: Timetable;
  /** null: same as the opening times, or no deliveries at all. */
  readonly delivery: Timetable | null;
  readonly today: DayIndex;
}

/** Hours per weekday, today's highlighted; a separate column if delivery hours differ. */
export function HoursTable({ opening, delivery, today }: HoursTableProps) {
  return (
    <table className="hours-table">
      <thead>
        <tr>
          <th scope="col">{PAGES.day}</th>
          <th scope="col">{PAGES.open}</th>
          {delivery && <th scope="col">{SERVICE.delivery}</th>}
        </tr>
      </thead>
      <tbody>
        {WEEK.map((day) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">
              {weekday(day)}
              {day === today && <small> {PAGES.today}</small>}
            </th>
            <Hours timetable={opening} day={day} />
            {delivery && <Hours timetable={delivery} day={day} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hours({ timetable, day }: { readonly timetable: Timetable; readonly day: DayIndex }) {
  const hours = timetable.filter((entry) => entry.dayIndex === day);
  if (hours.length === 0) return <td data-closed>{PAGES.closed}</td>;
  return (
    <td>
      {hours.map(({ from, to }) => (
        <span key={from}>
          {from}–{to}
        </span>
      ))}
    </td>
  );
}
