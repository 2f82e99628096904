import * as calls from '@tischlein/contract/calls';
import type { OfficeReservations } from '@tischlein/contract/office';
import type { Reservation } from '@tischlein/contract/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSearchParams } from 'react-router';
import { send } from '../api/send.ts';
import { refreshShopStatuses } from '../shop-status/use-shop-status.ts';

const AGAIN_AFTER_MS = 15_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export type ReservationAction = 'accept' | 'decline' | 'cancel';

export interface Reservations {
  /** null: today. */
  readonly date: string | null;
  readonly day: OfficeReservations | undefined;
  /** Why the last reading or answer failed; '' if it did not. */
  readonly problem: string;
  readonly choose: (date: string | null) => void;
  readonly read: () => Promise<void>;
  readonly act: (reservation: Reservation, action: ReservationAction, message?: string) => Promise<boolean>;
}

/** The reservations of the day in the address, read again and again. */
export function useReservations(shop: string): Reservations {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tag');
  const date = named !== null && DATE.test(named) ? named : null;
  const { value, problem, refusal, read, write } = useRemote<OfficeReservations>({
    key: `${shop} ${date}`,
    read: () => send(calls.listReservations, { params: { shop }, query: date === null ? {} : { date } }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  const act: Reservations['act'] = async ({ id, sequence }, action, message = '') => {
    const params = { shop, reservation: id, action };
    const answer = await write(
      () => send(calls.actOnReservation, { params, body: { sequence, message } }),
      replaceReservation,
    );
    if (answer.ok) refreshShopStatuses();
    if (answer.ok) await read();
    return answer.ok;
  };
  return {
    date,
    day: value,
    problem: refusal || problem,
    choose: (next) => setSearch(next === null ? {} : { tag: next }),
    read,
    act,
  };
}

const replaceReservation = (day: OfficeReservations, changed: Reservation): OfficeReservations => ({
  ...day,
  reservations: day.reservations.map((each) => (each.id === changed.id ? changed : each)),
});
