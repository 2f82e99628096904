import type { OfficeReservations, OfficeSession } from '@tischlein/contract/office';
import { peopleText, shortDate, weekday } from '@tischlein/wording';
import { RESERVATIONS } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { EnterForm } from './enter-form.tsx';
import { ReservationTable } from './reservation-table.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type Reservations, useReservations } from './use-reservations.ts';
import { addDays, weekdayOn } from '@tischlein/domain';

interface ReservationsPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The tables reserved for a day. All staff answer requests, owners set how guests reserve. */
export function ReservationsPage({ shop }: ReservationsPageProps) {
  const reservations = useReservations(shop.id);
  const { day, problem } = reservations;
  const mayEdit = useOffice().may('opening', 'write');
  return (
    <OfficeFrame title={RESERVATIONS.title}>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {day && (
        <>
          <DateBar key={day.date} day={day} choose={reservations.choose} />
          <Waiting day={day} reservations={reservations} />
          {day.seats === null && day.reservations.length > 0 && <p className="notice">{RESERVATIONS.off}</p>}
          <Sum day={day} />
          <ReservationTable
            day={day}
            act={reservations.act}
            onFirst={day.seats !== null ? () => goToField(ENTER) : mayEdit ? () => goToField(SETTINGS) : null}
          />
          {day.seats !== null && (
            <EnterForm key={`enter ${day.date}`} shop={shop.id} day={day} read={reservations.read} />
          )}
        </>
      )}
      <SettingsForm shop={shop.id} mayEdit={mayEdit} onSaved={reservations.read} />
      <p className="soft">{RESERVATIONS.keep}</p>
    </OfficeFrame>
  );
}

const ENTER = '.reservation-enter';
const SETTINGS = '.reservation-settings';

/** Unfolds a part of the page and goes to its first field. */
function goToField(part: string): void {
  const element = document.querySelector<HTMLElement>(part);
  if (element instanceof HTMLDetailsElement) element.open = true;
  element?.querySelector<HTMLElement>('select, input, summary')?.focus();
}

function Waiting({ day, reservations }: { readonly day: OfficeReservations; readonly reservations: Reservations }) {
  const others = day.waiting.filter(({ date }) => date !== day.date);
  if (others.length === 0) return null;
  return (
    <p className="notice" data-kind="warn" role="status">
      <span>
        {RESERVATIONS.waiting}{' '}
        {others.map(({ date, requests }) => (
          <button key={date} type="button" className="link-button" onClick={() => reservations.choose(date)}>
            {RESERVATIONS.waitingOn(shortDate(date), requests)}
          </button>
        ))}
      </span>
    </p>
  );
}

function Sum({ day: { reservations, seats } }: { readonly day: OfficeReservations }) {
  const standing = reservations.filter(({ state }) => state === 'requested' || state === 'confirmed');
  if (standing.length === 0 || seats === null) return null;
  const guests = standing.reduce((sum, reservation) => sum + reservation.guests, 0);
  return <p className="soft">{RESERVATIONS.sum(peopleText(guests), seats.taken, seats.most)}</p>;
}

interface DateBarProps {
  readonly day: OfficeReservations;
  /** null: today. */
  readonly choose: (date: string | null) => void;
}

/** The day that is shown, with the days beside it. */
function DateBar({ day: { date, today }, choose }: DateBarProps) {
  return (
    <div className="row date-bar">
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
