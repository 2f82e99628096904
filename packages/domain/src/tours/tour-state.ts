import type { OrderId } from '../ids.ts';

/** A driver's way to several guests: put together, under way, over. */
export const TOUR_STATES = ['planned', 'underway', 'ended'] as const;
export type TourState = (typeof TOUR_STATES)[number];

/**
 * An order on a tour. notMet: the guest was not there, so the food goes back to the restaurant · calledOff: the desk has cancelled the
 * order.
 */
export const STOP_STATES = ['waiting', 'onTheWay', 'handedOver', 'notMet', 'calledOff'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** What a driver does at a stop. later: tries again after the other stops. */
export const STOP_ACTIONS = ['handOver', 'notMet', 'later'] as const;
export type StopAction = (typeof STOP_ACTIONS)[number];

/** An order has at most one open stop. */
export const OPEN_STOP_STATES: readonly StopState[] = ['waiting', 'onTheWay'];

/** Returns whether a stop is still to be made. */
export const isOpenStop = ({ state }: Pick<Stop, 'state'>): boolean => OPEN_STOP_STATES.includes(state);

export interface Stop {
  readonly orderId: OrderId;
  readonly state: StopState;
}

/** The stops are in the order in which the driver makes them; those that are over come first. */
export interface Tour {
  readonly state: TourState;
  readonly stops: readonly Stop[];
}

/** As many stops as food stays hot for. */
export const MOST_STOPS: number = 12;
