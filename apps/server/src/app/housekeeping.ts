import { deleteLinksBefore } from '../accounts/account-links.store.ts';
import { deleteExpiredAccountSessions } from '../accounts/account-sessions.store.ts';
import { deleteUnconfirmedAccounts } from '../accounts/accounts.store.ts';
import { anonymizeOrphanedBuyers } from '../accounts/delete-account.ts';
import { LINK_WINDOW_SECONDS } from '../accounts/send-link.ts';
import { deleteUnconfirmedBefore } from '../advertising/advertising.store.ts';
import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { deleteApplicationsBefore, KEEP_APPLICATIONS_SECONDS } from '../applications/applications.store.ts';
import { type Clock, plusSeconds } from '../clock.ts';
import { deleteReservationsBefore, KEEP_RESERVED_SECONDS } from '../coupons/reservations.store.ts';
import type { Database } from '../db/database.ts';
import { deleteLimitsBefore } from '../db/shared-limits.ts';
import { deleteGeocodedBefore } from '../delivery/geocoded-addresses.store.ts';
import { GEOCODED_TTL_SECONDS } from '../delivery/geocoder-cache.ts';
import { deleteSlotsBefore } from '../opening/slots.store.ts';
import { deleteExpiredMoves } from '../group-orders/group-moves.store.ts';
import { deleteExpiredGroups } from '../group-orders/group-orders.store.ts';
import { deleteExpiredKeys } from '../orders/orders.store.ts';
import { deleteDone, KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';
import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';

const EVERY_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

interface HousekeepingDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Deletes expired rows once an hour. Returns a function that stops it. */
export function startHousekeeping({ events, ...deps }: HousekeepingDeps & { readonly events: Events }) {
  const work = async (): Promise<boolean> => {
    await cleanUp(deps);
    return false;
  };
  const failed = (error: unknown): void => events.workerFailed('housekeeping', error);
  return startWorker({ work, firstAfterMs: EVERY_MS, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}

/** Deletes expired rows of every room and anonymizes orders of deleted accounts. */
export function cleanUp({ database, clock }: HousekeepingDeps): Promise<void> {
  const now = clock.now();
  return database.write(async (writer) => {
    await deleteExpiredKeys(writer, now);
    await deleteSlotsBefore(writer, plusSeconds(now, -2 * DAY_SECONDS));
    await deleteGeocodedBefore(writer, plusSeconds(now, -GEOCODED_TTL_SECONDS));
    await deleteReservationsBefore(writer, plusSeconds(now, -KEEP_RESERVED_SECONDS));
    await deleteUnconfirmedBefore(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS));
    await deleteApplicationsBefore(writer, plusSeconds(now, -KEEP_APPLICATIONS_SECONDS));
    await deleteUnconfirmedAccounts(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS));
    await deleteLinksBefore(writer, plusSeconds(now, -LINK_WINDOW_SECONDS));
    await deleteLimitsBefore(writer, plusSeconds(now, -DAY_SECONDS));
    await deleteExpiredAccountSessions(writer, now);
    await anonymizeOrphanedBuyers(writer, now);
    await deleteExpiredGroups(writer, now);
    await deleteExpiredMoves(writer, now);
    await deleteDone(writer, plusSeconds(now, -KEEP_DONE_SECONDS));
  });
}
