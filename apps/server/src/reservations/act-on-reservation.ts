import {
  changeSeats,
  decideAction,
  findReservationSettings,
  type ReservationAction,
  type ReservationState,
} from '@tischlein/domain/reservations';
import { epochMinute } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { queueMails } from './jobs.ts';
import type { LinkHolder } from './reservation-link.ts';
import { markGuestSure, takeSeats, updateReservation } from './reservations.store.ts';
import { toParty, toStay } from './to-reservation.ts';

export type ActOutcome =
  | { readonly code: 'done'; readonly row: Row<'reservations'> }
  | { readonly code: 'reservationOver' | 'reservationChanged' };

type ActDeps = Pick<Deps, 'database' | 'clock' | 'outbox'>;

interface Act {
  readonly row: Row<'reservations'>;
  readonly action: Exclude<ReservationAction, 'change'>;
  readonly by: LinkHolder;
  /** The state that was shown before the action. */
  readonly sequence: number;
  readonly message: string;
}

/** Confirms, accepts, declines or cancels a reservation. Doing it again changes nothing and sends no mail. */
export async function actOnReservation(
  deps: ActDeps,
  shop: LoadedShop,
  { row, action, by, sequence, message }: Act,
): Promise<ActOutcome> {
  const now = deps.clock.now();
  const mode = findReservationSettings(shop.config)?.mode ?? 'byRestaurant';
  const decided = decideAction({ ...toStay(row), state: row.state }, action, { now: epochMinute(now), mode, by });
  if (decided.code === 'over') return { code: 'reservationOver' };
  if (decided.isRepeated || (action === 'confirm' && row.guest_sure_at !== null)) return { code: 'done', row };
  if (row.sequence !== sequence) return { code: 'reservationChanged' };
  return action === 'confirm'
    ? markSure(deps, row)
    : save(deps, shop, { row, by, state: decided.state, message, isCancelled: action === 'cancel' });
}

async function markSure({ database, clock }: ActDeps, row: Row<'reservations'>): Promise<ActOutcome> {
  const now = clock.now();
  // The office shows it; it needs no mail.
  const isMarked = await database.write((writer) => markGuestSure(writer, row, now));
  return isMarked ? { code: 'done', row: { ...row, guest_sure_at: now } } : { code: 'reservationChanged' };
}

interface Answered extends Pick<Act, 'row' | 'by' | 'message'> {
  readonly state: ReservationState;
  readonly isCancelled: boolean;
}

async function save(
  { database, clock, outbox }: ActDeps,
  shop: LoadedShop,
  { row, by, state, message, isCancelled }: Answered,
): Promise<ActOutcome> {
  const at = clock.now();
  const change = {
    state,
    ...(by === 'restaurant' && { message: message.trim() }),
    ...(isCancelled && { cancelled_by: by }),
  };
  const after: Row<'reservations'> = { ...row, ...change, sequence: row.sequence + 1 };
  const isDone = await database.write(async (writer) => {
    if (!(await updateReservation(writer, row, change))) return false;
    await takeSeats(writer, shop.id, { changes: changeSeats(toParty(row), toParty(after)), most: 0 });
    await queueMails(writer, { shop, row: after, at, by });
    return true;
  });
  if (!isDone) return { code: 'reservationChanged' };
  outbox.wake();
  return { code: 'done', row: after };
}
