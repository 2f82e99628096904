import type { OwnStop, OwnTour } from '@tischlein/contract/office';
import { STOP_ACTIONS, type StopAction } from '@tischlein/domain/tours';

/** What a driver has pressed and the server may not know yet. Sent twice, it counts once. */
export interface Press {
  readonly tour: string;
  /** null: the whole tour. */
  readonly order: string | null;
  readonly action: StopAction | 'start';
}

const MOST_STORED = 40;

/** Reads the stored presses; malformed ones are left out. */
export const readPresses = (stored: unknown): readonly Press[] =>
  Array.isArray(stored) ? stored.slice(0, MOST_STORED).flatMap((value: unknown) => readPress(value) ?? []) : [];

function readPress(value: unknown): Press | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('tour' in value) || !('order' in value) || !('action' in value)) return null;
  const { tour, order } = value;
  const action = value.action === 'start' ? 'start' : STOP_ACTIONS.find((known) => known === value.action);
  if (typeof tour !== 'string' || !action || (typeof order !== 'string' && order !== null)) return null;
  return { tour, order, action };
}

export const isSamePress = (left: Press, right: Press): boolean =>
  left.tour === right.tour && left.order === right.order && left.action === right.action;

/** Shows tours as they will be once the server knows what was pressed. */
export const applyPresses = (tours: readonly OwnTour[], presses: readonly Press[]): readonly OwnTour[] =>
  presses.reduce<readonly OwnTour[]>(
    (all, press) => all.map((tour) => (tour.id === press.tour ? applyPress(tour, press) : tour)),
    tours,
  );

function applyPress(tour: OwnTour, { order, action }: Press): OwnTour {
  if (action === 'start') return { ...tour, state: 'underway', stops: tour.stops.map(setOff) };
  const stop = tour.stops.find(({ orderId }) => orderId === order);
  if (!stop) return tour;
  const others = tour.stops.filter((other) => other !== stop);
  if (action === 'later') return { ...tour, stops: [...others, stop] };
  const state = action === 'handOver' ? 'handedOver' : 'notMet';
  return { ...tour, stops: tour.stops.map((other) => (other === stop ? { ...stop, state } : other)) };
}

const setOff = (stop: OwnStop): OwnStop =>
  stop.state === 'waiting' && stop.isReady ? { ...stop, state: 'onTheWay' } : stop;
