import { isCalledOff, type OrderStatus } from '../orders/index.ts';

/** Days after hand-over in which an order can be rated. */
export const FEEDBACK_DAYS = 30;

/** Why an order was not used: 'I did not place or receive this order' (S3 R2). */
export const NOT_USED_REASONS = ['notArrived', 'notPickedUp', 'notOrdered'] as const;
export type NotUsedReason = (typeof NOT_USED_REASONS)[number];

/**
 * open: can be rated · early: not handed over yet · late: the time is over · calledOff: refused or cancelled · given: is rated ·
 * notUsed: was reported as not placed or not received.
 */
export type FeedbackState = 'open' | 'early' | 'late' | 'calledOff' | 'given' | 'notUsed';

export interface FeedbackFacts {
  readonly status: OrderStatus;
  /** Days of the shop since that of the hand-over; null: not handed over. */
  readonly daysSinceHandOver: number | null;
  /** The feedback that is stored; null: none. */
  readonly stored: 'given' | 'notUsed' | null;
}

/** Whether an order can be rated, and why not. */
export function findFeedbackState({ status, daysSinceHandOver, stored }: FeedbackFacts): FeedbackState {
  if (stored) return stored;
  if (isCalledOff(status)) return 'calledOff';
  if (status !== 'handedOver' || daysSinceHandOver === null) return 'early';
  return daysSinceHandOver <= FEEDBACK_DAYS ? 'open' : 'late';
}

/** An order that never came can be reported before anyone says that it was handed over. */
export const canReportNotUsed = (state: FeedbackState): boolean => state === 'open' || state === 'early';
