import { days } from '@tischlein/domain';
import type { ParsedReservationChange } from '@tischlein/contract/shop';
import { changeSeats, decideAction, findReservationSettings } from '@tischlein/domain/reservations';
import { atEpochMinute, epochMinute } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import { takeShared } from '../db/shared-limits.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ActOutcome } from './act-on-reservation.ts';
import { findTimeAt } from './free-times.ts';
import { queueMails } from './jobs.ts';
import { takeSeats, updateReservation } from './reservations.store.ts';
import { toParty, toStay } from './to-reservation.ts';

const MOST_CHANGES = 10;

export type ChangeOutcome =
  | ActOutcome
  | { readonly code: 'reservationsOff' | 'reservationTimeGone' | 'reservationFull' }
  | { readonly code: 'partyTooLarge'; readonly most: number }
  | { readonly code: 'tooMany'; readonly waitSeconds: number };

interface Change {
  readonly row: Row<'reservations'>;
  readonly wanted: Omit<ParsedReservationChange, 'token'>;
}

/** Moves a reservation to another day, time or party. Until it has room there, it keeps what it has. */
export async function changeReservation(
  deps: Pick<Deps, 'database' | 'clock' | 'outbox'>,
  shop: LoadedShop,
  { row, wanted }: Change,
): Promise<ChangeOutcome> {
  const now = deps.clock.now();
  const settings = findReservationSettings(shop.config);
  if (!settings) return { code: 'reservationsOff' };
  const context = { now: epochMinute(now), mode: settings.mode, by: 'guest' } as const;
  const decided = decideAction({ ...toStay(row), state: row.state }, 'change', context);
  if (decided.code === 'over') return { code: 'reservationOver' };
  if (isAlike(row, wanted)) return { code: 'done', row };
  if (row.sequence !== wanted.sequence) return { code: 'reservationChanged' };
  const most = Math.min(settings.mostGuests, settings.seats);
  // A party that staff have entered may be larger, and may stay so.
  if (wanted.guests > Math.max(most, row.guests)) return { code: 'partyTooLarge', most };
  const time = findTimeAt(shop, { settings, startsAt: wanted.startsAt, instant: now, by: 'guest' });
  if (!time) return { code: 'reservationTimeGone' };
  const change = {
    state: decided.state,
    starts_at: atEpochMinute(time.startsAt),
    ends_at: atEpochMinute(time.endsAt),
    guests: wanted.guests,
    wish: wanted.wish.trim(),
    guest_sure_at: null,
    message: '',
  };
  const after: Row<'reservations'> = { ...row, ...change, sequence: row.sequence + 1 };
  return save(deps, shop, { row, change, after, seats: settings.seats, now });
}

const isAlike = (row: Row<'reservations'>, { startsAt, guests, wish }: Change['wanted']): boolean =>
  epochMinute(startsAt) === epochMinute(row.starts_at) && guests === row.guests && wish.trim() === row.wish;

interface Moved {
  readonly row: Row<'reservations'>;
  readonly change: Parameters<typeof updateReservation>[2];
  readonly after: Row<'reservations'>;
  readonly seats: number;
  readonly now: string;
}

async function save(
  { database, outbox }: Pick<Deps, 'database' | 'outbox'>,
  shop: LoadedShop,
  { row, change, after, seats, now }: Moved,
): Promise<ChangeOutcome> {
  const key = `reservation ${row.reservation_id}`;
  const limit = { scope: shop.id, key, most: MOST_CHANGES, seconds: days(1) };
  const outcome = await database.write<ChangeOutcome>(async (writer) => {
    const waitSeconds = await takeShared(writer, limit, now);
    if (waitSeconds > 0) return { code: 'tooMany', waitSeconds };
    if (!(await updateReservation(writer, row, change))) return { code: 'reservationChanged' };
    const changes = changeSeats(toParty(row), toParty(after));
    if (!(await takeSeats(writer, shop.id, { changes, most: seats }))) return rollback({ code: 'reservationFull' });
    await queueMails(writer, { shop, row: after, at: now, by: 'guest', isChange: true });
    return { code: 'done', row: after };
  });
  if (outcome.code === 'done') outbox.wake();
  return outcome;
}
