import type { ReservationTimes } from '@tischlein/contract/shop';
import { Field } from '@tischlein/ui/field';
import { dayInWords, dayNumber, monthShort, weekdayShort } from '@tischlein/wording';
import { RESERVE } from '@tischlein/wording/storefront';
import { Pick, Picks } from './picks.tsx';
import type { TableChoice } from './use-table-choice.ts';

const TILES = 14;

/** The next two weeks as tiles, later days by a date field. */
export function DayChoice({ choice }: { readonly choice: TableChoice }) {
  const { offer, date, setDate } = choice;
  const days = offer?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  return (
    <section className="reserve-section">
      <h2>{RESERVE.whichDay}</h2>
      {!offer && <WaitingPicks count={7} isDays />}
      {offer && (
        <Picks label={RESERVE.whichDay} className="picks-days">
          {days.slice(0, TILES).map((day) => (
            <Pick
              key={day.date}
              name="day"
              isChosen={day.date === date}
              isDisabled={!day.isOpen}
              onChoose={() => setDate(day.date)}
            >
              <DayTile day={day} isToday={day === first} />
            </Pick>
          ))}
        </Picks>
      )}
      {first && last && days.length > TILES && (
        <Field label={RESERVE.otherDay}>
          {(control) => (
            <input
              className="input"
              type="date"
              min={first.date}
              max={last.date}
              value={date ?? ''}
              onChange={({ target }) => days.some((day) => day.date === target.value) && setDate(target.value)}
              {...control}
            />
          )}
        </Field>
      )}
    </section>
  );
}

interface DayTileProps {
  readonly day: ReservationTimes['days'][number];
  readonly isToday: boolean;
}

function DayTile({ day, isToday }: DayTileProps) {
  return (
    <span>
      <span className="visually-hidden">{dayInWords(day)}</span>
      <small aria-hidden="true">{weekdayShort(day.day)}</small>
      <strong aria-hidden="true">{dayNumber(day.date)}</strong>
      <small>{!day.isOpen ? RESERVE.closed : isToday ? RESERVE.today : <MonthName date={day.date} />}</small>
    </span>
  );
}

const MonthName = ({ date }: { readonly date: string }) => <span aria-hidden="true">{monthShort(date)}</span>;

/** Grey tiles in the place of those that are loading. */
export function WaitingPicks({ count, isDays = false }: { readonly count: number; readonly isDays?: boolean }) {
  return (
    <div className={isDays ? 'picks-days' : 'picks'} aria-busy="true" data-waiting>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className="pick" />
      ))}
    </div>
  );
}
