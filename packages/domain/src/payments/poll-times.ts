// Seconds; afterwards hourly for a day.
const FIRST_POLLS = [5, 15, 60, 300] as const;
const HOUR = 3600;
const MAX_POLLS = FIRST_POLLS.length + 24;

/** Seconds until the next poll of a payment after `polls` polls; null: after a day only provider messages count. */
export function secondsToNextPoll(polls: number): number | null {
  return polls >= MAX_POLLS ? null : (FIRST_POLLS[polls] ?? HOUR);
}

/** Minutes after the guest's time to pay until a capture is too late for an order as soon as possible. */
export const MINUTES_TOO_LATE = 30;

/** Minutes a guest has to pay. Then the order ends and releases its coupon and slot. */
export const MINUTES_TO_PAY = 30;
/** Other guests cannot pay items reserved for a part of a table's bill. */
export const MINUTES_TO_PAY_PART = 10;
