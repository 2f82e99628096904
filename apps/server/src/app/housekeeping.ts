import { setTimeout as pause } from 'node:timers/promises';
import { deleteLinksBefore } from '../accounts/account-links.store.ts';
import { deleteExpiredAccountSessions } from '../accounts/account-sessions.store.ts';
import { deleteUnconfirmedAccounts } from '../accounts/accounts.store.ts';
import { anonymizeOrphanedBuyers } from '../accounts/delete-account.ts';
import { LINK_WINDOW_SECONDS } from '../accounts/send-link.ts';
import { deleteUnconfirmedBefore } from '../advertising/advertising.store.ts';
import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { type Clock, plusSeconds } from '../clock.ts';
import { deleteReservationsBefore, KEEP_RESERVED_SECONDS } from '../coupons/reservations.store.ts';
import type { Database } from '../db/database.ts';
import { deleteLimitsBefore } from '../db/shared-limits.ts';
import { deleteGeocodedBefore } from '../delivery/geocoded-addresses.store.ts';
import { GEOCODED_TTL_SECONDS } from '../delivery/geocoder-cache.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import { deleteSlotsBefore } from '../opening/slots.store.ts';
import { deleteExpiredKeys } from '../orders/orders.store.ts';
import { deleteDone, KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';

const EVERY_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

interface HousekeepingDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Deletes expired rows once an hour. Returns a function that stops it. */
export function startHousekeeping(deps: HousekeepingDeps): () => Promise<void> {
  const stopping = new AbortController();
  const running = runHousekeeping(deps, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
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
    await deleteUnconfirmedAccounts(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS));
    await deleteLinksBefore(writer, plusSeconds(now, -LINK_WINDOW_SECONDS));
    await deleteLimitsBefore(writer, plusSeconds(now, -DAY_SECONDS));
    await deleteExpiredAccountSessions(writer, now);
    await anonymizeOrphanedBuyers(writer, now);
    await deleteDone(writer, plusSeconds(now, -KEEP_DONE_SECONDS));
  });
}

async function runHousekeeping(deps: HousekeepingDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await cleanUp(deps).catch(ignoreStorageProblem);
  }
}

function ignoreStorageProblem(error: unknown): void {
  if (!toStorageProblem(error)) throw error;
}
