import { days } from '@tischlein/domain';
import { createHash, randomUUID } from 'node:crypto';
import type { ParsedReservationForm } from '@tischlein/contract/shop';
import {
  changeSeats,
  checkReservation,
  findReservationSettings,
  firstState,
  type ReservationProblem,
} from '@tischlein/domain/reservations';
import { atEpochMinute } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { takeShared } from '../db/shared-limits.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { hashWithKey } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findTimeAt } from './free-times.ts';
import { queueMails } from './jobs.ts';
import type { LinkHolder } from './reservation-link.ts';
import { findReservationByKey, insertReservation, takeSeats } from './reservations.store.ts';
import { toParty } from './to-reservation.ts';

/** Each mails an address that a stranger may have typed, and takes seats. */
const MOST_PER_EMAIL = 6;
const MOST_PER_SHOP = 300;

export type ReserveOutcome =
  | { readonly code: 'reserved'; readonly row: Row<'reservations'>; readonly isReplay: boolean }
  | { readonly code: 'reservationsOff' | 'reservationTimeGone' | 'reservationFull' | 'keyReused' }
  | { readonly code: 'formInvalid'; readonly problems: readonly ReservationProblem[] }
  | { readonly code: 'partyTooLarge'; readonly most: number }
  | { readonly code: 'tooMany'; readonly waitSeconds: number };

interface ReserveRequest {
  readonly form: ParsedReservationForm;
  /** null: the same form is the same reservation. */
  readonly key: string | null;
  readonly by: LinkHolder;
}

type ReserveDeps = Pick<Deps, 'database' | 'clock' | 'outbox' | 'secretKey'>;

/** Reserves a table. The database decides who gets the last seats; sending a request again reserves once. */
export async function reserveTable(
  deps: ReserveDeps,
  shop: LoadedShop,
  { form, key, by }: ReserveRequest,
): Promise<ReserveOutcome> {
  const now = deps.clock.now();
  const requestHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
  const requestKey = key ?? `same:${requestHash}`;
  const replay = await findReservationByKey(deps.database.read, shop.id, requestKey);
  if (replay) return toReplay(replay, requestHash);
  const settings = findReservationSettings(shop.config);
  if (!settings) return { code: 'reservationsOff' };
  const problems = checkReservation(form, { by });
  if (problems.length > 0) return { code: 'formInvalid', problems };
  const most = by === 'guest' ? Math.min(settings.mostGuests, settings.seats) : settings.seats;
  if (form.guests > most) return { code: 'partyTooLarge', most };
  const time = findTimeAt(shop, { settings, startsAt: form.startsAt, instant: now, by });
  if (!time) return { code: 'reservationTimeGone' };
  const row: Row<'reservations'> = {
    shop_id: shop.id,
    reservation_id: randomUUID(),
    request_key: requestKey,
    request_hash: requestHash,
    state: by === 'guest' ? firstState(settings.mode) : 'confirmed',
    sequence: 0,
    starts_at: atEpochMinute(time.startsAt),
    ends_at: atEpochMinute(time.endsAt),
    guests: form.guests,
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    wish: form.wish.trim(),
    message: '',
    cancelled_by: null,
    guest_sure_at: null,
    received_at: now,
  };
  return save(deps, shop, { row, by, seats: settings.seats });
}

interface NewReservation {
  readonly row: Row<'reservations'>;
  readonly by: LinkHolder;
  readonly seats: number;
}

async function save(deps: ReserveDeps, shop: LoadedShop, { row, by, seats }: NewReservation): Promise<ReserveOutcome> {
  const outcome = await deps.database.write<ReserveOutcome>(async (writer) => {
    if ((await insertReservation(writer, row)) === 'exists') {
      const other = await findReservationByKey(writer, shop.id, row.request_key);
      if (!other) throw new Error('a reservation is there and is not');
      return toReplay(other, row.request_hash);
    }
    const waitSeconds = by === 'guest' ? await countAgainstLimits(writer, deps, row) : 0;
    if (waitSeconds > 0) return rollback({ code: 'tooMany', waitSeconds });
    const changes = changeSeats(null, toParty(row));
    if (!(await takeSeats(writer, shop.id, { changes, most: seats }))) return rollback({ code: 'reservationFull' });
    await queueMails(writer, { shop, row, at: row.received_at, by });
    return { code: 'reserved', row, isReplay: false };
  });
  if (outcome.code === 'reserved') deps.outbox.wake();
  return outcome;
}

const toReplay = (row: Row<'reservations'>, requestHash: string): ReserveOutcome =>
  row.request_hash === requestHash ? { code: 'reserved', row, isReplay: true } : { code: 'keyReused' };

async function countAgainstLimits(
  writer: Writer,
  { secretKey }: Pick<Deps, 'secretKey'>,
  { shop_id: scope, email, received_at }: Row<'reservations'>,
): Promise<number> {
  const key = hashWithKey(secretKey, `reservation ${JSON.stringify([scope, foldEmail(email)])}`);
  const ofEmail = await takeShared(writer, { scope, key, most: MOST_PER_EMAIL, seconds: days(1) }, received_at);
  if (ofEmail > 0) return ofEmail;
  const ofShop = { scope, key: 'reservations', most: MOST_PER_SHOP, seconds: days(1) };
  return takeShared(writer, ofShop, received_at);
}
