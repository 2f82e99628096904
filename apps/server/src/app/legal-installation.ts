import { days } from '@tischlein/domain';
import { SESSION_SECONDS } from '../accounts/account-sessions.ts';
import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { KEEP_APPLICATIONS_SECONDS } from '../applications/applications.store.ts';
import { KEEP_RESERVED_SECONDS } from '../coupons/reservations.store.ts';
import { GEOCODED_TTL_SECONDS } from '../delivery/geocoder-cache.ts';
import type { Settings } from '../env.ts';
import { KEEP_FEEDBACK_SECONDS } from '../feedback/feedback.store.ts';
import { GUEST_SESSION_SECONDS } from '../http/guest-session.ts';
import { KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';
import { KEEP_RESERVATIONS_SECONDS } from '../reservations/reservations.store.ts';
import type { LegalInstallation } from '../shops/legal-facts.ts';
import { KEEP_VISITS_SECONDS } from '../visits/visits.store.ts';

const DAY_SECONDS = days(1);

/** The retention periods that the server keeps. */
const RETENTION: LegalInstallation['keepDays'] = {
  sentMails: KEEP_DONE_SECONDS / DAY_SECONDS,
  addresses: GEOCODED_TTL_SECONDS / DAY_SECONDS,
  couponReservations: KEEP_RESERVED_SECONDS / DAY_SECONDS,
  unconfirmedConsents: CONFIRM_WITHIN_SECONDS / DAY_SECONDS,
  applications: KEEP_APPLICATIONS_SECONDS / DAY_SECONDS,
  reservations: KEEP_RESERVATIONS_SECONDS / DAY_SECONDS,
  feedback: KEEP_FEEDBACK_SECONDS / DAY_SECONDS,
  visits: KEEP_VISITS_SECONDS / DAY_SECONDS,
  guestCookie: GUEST_SESSION_SECONDS / DAY_SECONDS,
  accountSession: SESSION_SECONDS / DAY_SECONDS,
};

interface InstallationSettings extends Partial<Pick<Settings, 'geocoder' | 'tilesUrl'>> {
  readonly smtpUrl: string | null;
}

/** What legal texts say about an installation. */
export const describeInstallation = ({
  geocoder = null,
  smtpUrl,
  tilesUrl = null,
}: InstallationSettings): LegalInstallation => ({
  geocoder: geocoder && { kind: geocoder.kind, host: new URL(geocoder.url).host },
  mailHost: smtpUrl === null ? null : new URL(smtpUrl).hostname,
  hasMaps: tilesUrl !== null,
  keepDays: RETENTION,
});
