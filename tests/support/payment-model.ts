import type { OnlinePaymentStatus } from '@tischlein/domain/payments';

export const EVENTS = [
  'prepareStarted',
  'prepared',
  'refused',
  'outcomeUnknown',
  'timeOver',
  'lateAccepted',
  'open',
  'promised',
  'captured',
  'partlyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'wrongAmount',
] as const;
export type EventName = (typeof EVENTS)[number];

type Steps = Partial<Record<EventName, OnlinePaymentStatus>>;

// Until the provider decides, any of its reports counts, and so does a missing answer.
const UNDER_WAY: Steps = {
  refused: 'failed',
  outcomeUnknown: 'unknown',
  timeOver: 'expired',
  promised: 'authorised',
  captured: 'captured',
  partlyRefunded: 'partlyRefunded',
  refunded: 'refunded',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};
const GIVEN_UP: Steps = { captured: 'capturedLate', partlyRefunded: 'capturedLate', refunded: 'refunded' };

/** Where each event leads from each status. Missing events change nothing (docs/reliability.md, Payment states). */
export const MODEL: Readonly<Record<OnlinePaymentStatus, Steps>> = {
  new: { ...UNDER_WAY, prepareStarted: 'preparing', prepared: 'pending' },
  preparing: { ...UNDER_WAY, prepared: 'pending' },
  pending: UNDER_WAY,
  authorised: { captured: 'captured', partlyRefunded: 'partlyRefunded', refunded: 'refunded' },
  captured: { partlyRefunded: 'partlyRefunded', refunded: 'refunded' },
  partlyRefunded: { refunded: 'refunded' },
  refunded: {},
  failed: GIVEN_UP,
  cancelled: GIVEN_UP,
  expired: GIVEN_UP,
  unknown: {
    refused: 'failed',
    timeOver: 'failed',
    promised: 'authorised',
    captured: 'captured',
    partlyRefunded: 'partlyRefunded',
    refunded: 'refunded',
    failed: 'failed',
    cancelled: 'failed',
    expired: 'failed',
  },
  capturedLate: { lateAccepted: 'accepted', refunded: 'refunded' },
  accepted: {},
};
