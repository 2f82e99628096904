import type { OfficeReservations } from '@tischlein/contract/office';
import { addDays, weekdayOn } from '@tischlein/domain';
import { weekday } from '@tischlein/wording';
import { RESERVATIONS } from '@tischlein/wording/office';

interface DateBarProps {
  readonly day: OfficeReservations;
  /** null: today. */
  readonly choose: (date: string | null) => void;
}

/** The day that is shown, with the days beside it. */
export function DateBar({ day: { date, today }, choose }: DateBarProps) {
  return (
    <div className="date-bar">
      <button type="button" className="button button-line" onClick={() => choose(addDays(date, -1))}>
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
      <button type="button" className="button button-line" onClick={() => choose(addDays(date, 1))}>
        <span aria-hidden="true">›</span>
        <span className="visually-hidden">{RESERVATIONS.dayAfter}</span>
      </button>
      <strong>{date === today ? RESERVATIONS.today : weekday(weekdayOn(date))}</strong>
      {date !== today && (
        <button type="button" className="button button-quiet" onClick={() => choose(null)}>
          {RESERVATIONS.today}
        </button>
      )}
    </div>
  );
}
