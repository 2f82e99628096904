/** Counters since start, for /metrics. */
export interface EventCounts {
  ordersPlaced: number;
  ordersReplayed: number;
  ordersRejected: number;
  ordersMoved: number;
  mailsSent: number;
  mailsFailed: number;
  mailsRefused: number;
  mailServerAway: number;
  paymentsMoved: number;
  paymentsUnknown: number;
  paymentAlarms: number;
  refundsDone: number;
  messagesForged: number;
  guestEvents: number;
  slowSubmits: number;
  visitsRecorded: number;
  visitEvents: number;
  pagesViewed: number;
  browserErrors: number;
  browserLoadsFailed: number;
  trackingFailures: number;
  shopUnreadable: number;
  workersFailed: number;
  proxiesIgnored: number;
  replicaSkipped: number;
  signedIn: number;
  signInsFailed: number;
  signInsLocked: number;
  callsLimited: number;
}

export const NO_COUNTS: EventCounts = {
  ordersPlaced: 0,
  ordersReplayed: 0,
  ordersRejected: 0,
  ordersMoved: 0,
  mailsSent: 0,
  mailsFailed: 0,
  mailsRefused: 0,
  mailServerAway: 0,
  paymentsMoved: 0,
  paymentsUnknown: 0,
  paymentAlarms: 0,
  refundsDone: 0,
  messagesForged: 0,
  guestEvents: 0,
  slowSubmits: 0,
  visitsRecorded: 0,
  visitEvents: 0,
  pagesViewed: 0,
  browserErrors: 0,
  browserLoadsFailed: 0,
  trackingFailures: 0,
  shopUnreadable: 0,
  workersFailed: 0,
  proxiesIgnored: 0,
  replicaSkipped: 0,
  signedIn: 0,
  signInsFailed: 0,
  signInsLocked: 0,
  callsLimited: 0,
};

export type Details = readonly [
  details: Readonly<Record<string, string | number | readonly string[]>>,
  /** Default: info. */
  level?: 'info' | 'error',
];

/** Counts an event and logs it. */
export type Count = (event: keyof EventCounts, ...details: Details) => void;
