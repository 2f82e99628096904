import type { OrderId } from '../ids.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { fail, ok, type Result } from '../result.ts';
import { isOpenStop, type Stop, type StopState, type Tour } from './tour-state.ts';

/** Gives a tour these open stops, in this order; stops that are over stay unless they are tried again, others are taken from it. */
export function arrangeStops(tour: Tour, orderIds: readonly OrderId[]): Tour {
  const open = new Map(tour.stops.filter(isOpenStop).map((stop) => [stop.orderId, stop]));
  const arranged = orderIds.map((orderId): Stop => open.get(orderId) ?? { orderId, state: 'waiting' });
  const over = tour.stops.filter((stop) => !isOpenStop(stop) && !orderIds.includes(stop.orderId));
  return endIfDone({ ...tour, stops: [...over, ...arranged] });
}

/** Takes all open stops from a tour, which ends it. */
export const takeBack = (tour: Tour): Tour => arrangeStops(tour, []);

export type StartProblem =
  | { readonly code: 'tourOver' }
  /** The food is not ready. */
  | { readonly code: 'tourNotReady'; readonly orderId: OrderId };

/**
 * Starts a tour, or sends a driver who is under way off again with added stops. Returns the orders that depart now; those that
 * were brought back are underway already. Starting twice is starting once.
 */
export function startTour(
  tour: Tour,
  statuses: ReadonlyMap<OrderId, OrderStatus>,
): Result<readonly OrderId[], StartProblem> {
  if (tour.state === 'ended') return fail({ code: 'tourOver' });
  const waiting = tour.stops.filter(({ state }) => state === 'waiting').map(({ orderId }) => orderId);
  const cooking = waiting.find((orderId) => !isLeaving(statuses.get(orderId)));
  if (cooking) return fail({ code: 'tourNotReady', orderId: cooking });
  return ok(waiting.filter((orderId) => statuses.get(orderId) === 'ready'));
}

const isLeaving = (status: OrderStatus | undefined): boolean => status === 'ready' || status === 'underway';

/** The tour after its driver has left with all that waited. */
export const depart = (tour: Tour): Tour =>
  endIfDone({
    state: 'underway',
    stops: tour.stops.map((stop) => (stop.state === 'waiting' ? { ...stop, state: 'onTheWay' } : stop)),
  });

const STOP_AFTER: Readonly<Partial<Record<OrderStatus, StopState>>> = {
  underway: 'onTheWay',
  handedOver: 'handedOver',
  refused: 'calledOff',
  cancelled: 'calledOff',
};

/** The tour after the desk or the driver has moved one of its orders. */
export function followOrder(tour: Tour, orderId: OrderId, status: OrderStatus): Tour {
  const state = STOP_AFTER[status];
  return state ? changeStop(tour, orderId, state) : tour;
}

/** The tour after the driver did not meet the guest of a stop. */
export const missGuest = (tour: Tour, orderId: OrderId): Tour => changeStop(tour, orderId, 'notMet');

/** Moves an open stop behind all others. */
export function postpone(tour: Tour, orderId: OrderId): Tour {
  const stop = findOpenStop(tour, orderId);
  return stop ? { ...tour, stops: [...tour.stops.filter((other) => other !== stop), stop] } : tour;
}

export const findOpenStop = ({ stops }: Tour, orderId: OrderId): Stop | null =>
  stops.find((stop) => stop.orderId === orderId && isOpenStop(stop)) ?? null;

function changeStop(tour: Tour, orderId: OrderId, state: StopState): Tour {
  const stop = findOpenStop(tour, orderId);
  if (!stop || stop.state === state) return tour;
  const stops = tour.stops.map((other) => (other === stop ? { ...stop, state } : other));
  return endIfDone({ state: state === 'onTheWay' ? 'underway' : tour.state, stops });
}

const endIfDone = (tour: Tour): Tour => (tour.stops.some(isOpenStop) ? tour : { ...tour, state: 'ended' });
