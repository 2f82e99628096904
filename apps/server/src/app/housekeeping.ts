import { forgetOldChanges } from '../audit/forget-old-changes.ts';
import { deleteLinksBefore } from '../accounts/account-links.store.ts';
import { deleteExpiredAccountSessions } from '../accounts/account-sessions.store.ts';
import { deleteUnconfirmedAccounts } from '../accounts/accounts.store.ts';
import { anonymizeOrphanedBuyers } from '../accounts/delete-account.ts';
import { LINK_WINDOW_SECONDS } from '../accounts/send-link.ts';
import { deleteStaffLinksBefore } from '../staff/access-links.store.ts';
import { deleteChallengesBefore } from '../staff/passkeys.store.ts';
import { KEEP_LINKS_SECONDS } from '../staff/invitations.ts';
import { deleteUnconfirmedBefore } from '../advertising/advertising.store.ts';
import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { deleteApplicationsBefore, KEEP_APPLICATIONS_SECONDS } from '../applications/applications.store.ts';
import { toBusinessRange, lastDays, plusSeconds, toBusinessDay } from '../clock.ts';
import { deleteRefusalsBefore, KEEP_REFUSALS_DAYS } from '../coupons/coupon-refusals.store.ts';
import { deleteGuestCodesBefore, REMEMBER_CODES_SECONDS } from '../coupons/guest-codes.store.ts';
import { deleteReservationsBefore, KEEP_RESERVED_SECONDS } from '../coupons/reservations.store.ts';
import { prepareOrderMonths } from '../db/order-months.ts';
import { deleteLimitsBefore, takeSharedSoon } from '../db/shared-limits.ts';
import { deleteGeocodedBefore } from '../delivery/geocoded-addresses.store.ts';
import { GEOCODED_TTL_SECONDS } from '../delivery/geocoder-cache.ts';
import { deleteFeedbackBefore, KEEP_FEEDBACK_SECONDS } from '../feedback/feedback.store.ts';
import { deleteDeliveriesBefore, KEEP_DELIVERIES_SECONDS } from '../integrations/deliveries.store.ts';
import { deleteLookDraftsBefore, KEEP_LOOK_DRAFTS_SECONDS } from '../look/look-drafts.store.ts';
import { deleteSlotsBefore } from '../opening/slots.store.ts';
import { deleteExpiredMoves } from '../group-orders/group-moves.store.ts';
import { deleteExpiredGroups } from '../group-orders/group-orders.store.ts';
import { deleteBlocksUntil } from '../orders/blocked-contacts.store.ts';
import { deleteExpiredKeys } from '../orders/orders.store.ts';
import { deleteSubscriptionsBefore, KEEP_SUBSCRIPTIONS_SECONDS } from '../push/push.store.ts';
import { deleteWrittenMailsBefore } from '../mail/written-mails.store.ts';
import { deletePracticeEntriesBefore, KEEP_PRACTICE_SECONDS } from '../payments/practice.store.ts';
import { deleteDone, KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';
import { cancelForgottenRounds } from '../tables/cancel-forgotten.ts';
import { deleteCallsBefore } from '../tables/tables.store.ts';
import { deleteExpiredWaiterSessions } from '../tables/waiters.store.ts';
import { deletePrintJobsBefore, KEEP_PRINT_JOBS_SECONDS } from '../printing/print-jobs.store.ts';
import { deleteToursBefore, KEEP_TOURS_SECONDS } from '../tours/tours.store.ts';
import type { Deps } from '../deps.ts';
import { tidyMails } from '../mail/tidy-mails.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { deleteMenuChangesBefore, KEEP_CHANGES_SECONDS } from '../shops/menu-changes.store.ts';
import { deleteReservationsUntil, KEEP_RESERVATIONS_SECONDS } from '../reservations/reservations.store.ts';
import {
  deletePageCountsBefore,
  deleteVisitsBefore,
  KEEP_PAGE_COUNTS_DAYS,
  KEEP_VISITS_SECONDS,
} from '../visits/visits.store.ts';
import { startWorker } from '../worker.ts';

const EVERY_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

interface HousekeepingDeps extends Pick<Deps, 'database' | 'clock' | 'events' | 'mailbox'> {
  readonly shops: Pick<ShopDirectory, 'findEntry'>;
}

/** Lease of the hourly run: a little under an hour, so that a single node is never late. */
const TURN = { scope: 'office', key: 'housekeeping', most: 1, seconds: 50 * 60 } as const;

/** Runs housekeeping once an hour. Returns the stop function. */
export function startHousekeeping(deps: HousekeepingDeps) {
  const work = async (): Promise<boolean> => {
    await keepHouse(deps);
    return false;
  };
  const failed = (error: unknown): void => deps.events.workerFailed('housekeeping', error);
  return startWorker({ work, firstAfterMs: EVERY_MS, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}

/**
 * Deletes expired rows and prepares coming months, unless another node has done so within the hour; returns whether it did. Deletes
 * this node's own files in any case.
 */
export async function keepHouse(deps: HousekeepingDeps): Promise<boolean> {
  const isOurTurn = (await takeSharedSoon(deps.database, TURN, deps.clock.now())) <= 0;
  if (isOurTurn) {
    await cleanUp(deps);
    await prepareOrderMonths(deps.database, deps.clock.now());
  }
  await tidyMails(deps);
  return isOurTurn;
}

/** Deletes expired rows of every room and anonymizes orders of deleted accounts. */
export function cleanUp({ database, clock, shops }: Omit<HousekeepingDeps, 'events' | 'mailbox'>): Promise<void> {
  const now = clock.now();
  return database.write(async (writer) => {
    await deleteExpiredKeys(writer, now);
    await deleteSlotsBefore(writer, plusSeconds(now, -2 * DAY_SECONDS));
    await deleteGeocodedBefore(writer, plusSeconds(now, -GEOCODED_TTL_SECONDS));
    await deleteReservationsBefore(writer, plusSeconds(now, -KEEP_RESERVED_SECONDS));
    await deleteRefusalsBefore(writer, lastDays(now, KEEP_REFUSALS_DAYS).from);
    await deleteGuestCodesBefore(writer, plusSeconds(now, -REMEMBER_CODES_SECONDS));
    await deleteUnconfirmedBefore(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS));
    await deleteApplicationsBefore(writer, plusSeconds(now, -KEEP_APPLICATIONS_SECONDS));
    await deleteMenuChangesBefore(writer, plusSeconds(now, -KEEP_CHANGES_SECONDS));
    await deleteReservationsUntil(writer, plusSeconds(now, -KEEP_RESERVATIONS_SECONDS));
    await deleteToursBefore(writer, plusSeconds(now, -KEEP_TOURS_SECONDS));
    await deleteFeedbackBefore(writer, plusSeconds(now, -KEEP_FEEDBACK_SECONDS));
    await deleteVisitsBefore(writer, plusSeconds(now, -KEEP_VISITS_SECONDS));
    await deletePageCountsBefore(writer, lastDays(now, KEEP_PAGE_COUNTS_DAYS).from);
    await deleteUnconfirmedAccounts(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS));
    await deleteLinksBefore(writer, plusSeconds(now, -LINK_WINDOW_SECONDS));
    await deleteStaffLinksBefore(writer, plusSeconds(now, -KEEP_LINKS_SECONDS));
    await deleteChallengesBefore(writer, now);
    await deleteLimitsBefore(writer, plusSeconds(now, -DAY_SECONDS));
    await deleteExpiredAccountSessions(writer, now);
    await deleteBlocksUntil(writer, now);
    await forgetOldChanges(writer, { shops, now });
    await anonymizeOrphanedBuyers(writer, now);
    await deleteExpiredGroups(writer, now);
    await deleteExpiredMoves(writer, now);
    await deleteExpiredWaiterSessions(writer, now);
    await deleteCallsBefore(writer, plusSeconds(now, -DAY_SECONDS));
    await cancelForgottenRounds(writer, toBusinessRange(toBusinessDay(now)), now);
    await deleteSubscriptionsBefore(writer, plusSeconds(now, -KEEP_SUBSCRIPTIONS_SECONDS));
    await deleteDeliveriesBefore(writer, plusSeconds(now, -KEEP_DELIVERIES_SECONDS));
    await deletePrintJobsBefore(writer, plusSeconds(now, -KEEP_PRINT_JOBS_SECONDS));
    await deleteLookDraftsBefore(writer, plusSeconds(now, -KEEP_LOOK_DRAFTS_SECONDS));
    await deleteDone(writer, plusSeconds(now, -KEEP_DONE_SECONDS));
    await deleteWrittenMailsBefore(writer, plusSeconds(now, -KEEP_DONE_SECONDS));
    await deletePracticeEntriesBefore(writer, plusSeconds(now, -KEEP_PRACTICE_SECONDS));
  });
}
