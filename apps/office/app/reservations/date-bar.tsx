import type { OfficeReservations } from '@tischlein/contract/office';
import { RESERVATIONS } from '@tischlein/wording/office';
import { formatWeekday, formatDate } from '../values/clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface DateBarProps {
  readonly day: OfficeReservations;
  /** null: today. */
  readonly choose: (date: string | null) => void;
}

/** The day that is shown, with the days beside it. */
export function DateBar({ day: { date, today }, choose }: DateBarProps) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return (
    <div className="date-bar">
      <button type="button" className="button button-line" onClick={() => choose(formatDate(noon - DAY_MS))}>
        <span aria-hidden="true">‹</span>
        <span className="visually-hidden">{RESERVATIONS.dayBefore}</span>
      </button>
      <label>
        <span className="visually-hidden">{RESERVATIONS.day}</span>
        <input
          className="input"
          type="date"
          value={date}
          onChange={({ target }) => target.value !== '' && choose(target.value)}
        />
      </label>
      <button type="button" className="button button-line" onClick={() => choose(formatDate(noon + DAY_MS))}>
        <span aria-hidden="true">›</span>
        <span className="visually-hidden">{RESERVATIONS.dayAfter}</span>
      </button>
      <strong>{date === today ? RESERVATIONS.today : formatWeekday(noon)}</strong>
      {date !== today && (
        <button type="button" className="button button-quiet" onClick={() => choose(null)}>
          {RESERVATIONS.today}
        </button>
      )}
    </div>
  );
}
