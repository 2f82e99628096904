// Seconds (reliability §3): then hourly up to a day.
const FIRST_POLLS = [5, 15, 60, 300] as const;
const HOUR = 3600;
const MAX_POLLS = FIRST_POLLS.length + 24;

/** Seconds until the next look at a payment that was looked at so often; null: after a day it is left to the provider's messages. */
export function secondsToNextPoll(polls: number): number | null {
  return polls >= MAX_POLLS ? null : (FIRST_POLLS[polls] ?? HOUR);
}

/** Minutes after the end of which money for an order as soon as possible comes too late to cook it. */
export const MINUTES_TOO_LATE = 30;

/** Minutes a guest has to pay; then the order ends, and its coupon and time are free again. */
export const MINUTES_TO_PAY = 30;
