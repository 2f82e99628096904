import type { Holidays } from '@tischlein/contract/office';
import { weekdayOn } from '@tischlein/domain';
import { hoursOn, specialOpeningOn } from '@tischlein/domain/opening';
import type { OpeningHours } from '@tischlein/domain/shop';
import { HOLIDAY, HOLIDAY_NAMES, HOURS } from '@tischlein/wording/office';
import { describeHours } from './describe-opening.ts';
import { HolidayName } from './holidays-dialog.tsx';

const MOST = 3;

interface NextHolidaysProps {
  readonly days: Holidays['days'];
  readonly opening: OpeningHours;
  readonly onSet: () => void;
}

/** The next holidays with the hours that apply to them now. */
export function NextHolidays({ days, opening, onSet }: NextHolidaysProps) {
  return (
    <section className="group" aria-label={HOLIDAY.next}>
      <h3>{HOLIDAY.next}</h3>
      <p className="soft">{HOLIDAY.applies}</p>
      <ul className="lines">
        {days.slice(0, MOST).map((holiday) => (
          <NextHoliday key={holiday.day} holiday={holiday} opening={opening} onSet={onSet} />
        ))}
      </ul>
    </section>
  );
}

interface NextHolidayProps extends Omit<NextHolidaysProps, 'days'> {
  readonly holiday: Holidays['days'][number];
}

function NextHoliday({ holiday, opening, onSet }: NextHolidayProps) {
  const { day } = holiday;
  const entered = specialOpeningOn(opening, day);
  const hours = hoursOn(opening, { date: day, day: weekdayOn(day) }, 'pickup');
  return (
    <li className="row">
      <HolidayName holiday={holiday} />
      <span className="soft">{entered ? HOURS.reasons[entered.reason] : HOLIDAY.usual}</span>
      <span className="holiday-hours">{hours.length === 0 ? HOURS.closed : HOLIDAY.open(describeHours(hours))}</span>
      {!entered && (
        <button
          type="button"
          className="link-button"
          aria-label={HOLIDAY.setDay(HOLIDAY_NAMES[holiday.holiday])}
          onClick={onSet}
        >
          {HOLIDAY.set}
        </button>
      )}
    </li>
  );
}
