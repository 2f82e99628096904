import type { DeliveryType } from '../delivery-type.ts';
import type { DeliveryPeriod, ServeTime } from '../opening/delivery-period.ts';
import { hasRoomFor } from './kitchen-room.ts';

/** Why an order cannot be had as soon as possible. */
export type Hindrance =
  /** The shop is closed. */
  | 'closed'
  /** It has stopped orders for some minutes. */
  | 'paused'
  /** It is open, but not for this order type, the kitchen is full, or it takes orders for later only. */
  | 'notNow'
  /** It does not offer the order type at all. */
  | 'typeOff';

/** When a cart can be ordered, and if it cannot, why (S3 O1, O5, O7). */
export type Orderability = Possibilities &
  (
    | { readonly can: 'now'; readonly minutes: number }
    | { readonly can: 'at'; readonly time: ServeTime }
    /** Once a time is chosen; `first`: the one to propose, null is as soon as possible. */
    | { readonly can: 'later'; readonly first: ServeTime | null; readonly because: Hindrance | 'timeGone' }
    | { readonly can: 'never'; readonly because: Hindrance }
  );

interface Possibilities {
  /** The chosen time that can no longer be had; it is not replaced without asking (S3 O5). */
  readonly lost: string | null;
  /** Minutes of waiting for as soon as possible; null: it is not possible. */
  readonly soonest: number | null;
  /** The times that can be chosen, earliest first. */
  readonly times: readonly ServeTime[];
}

export interface WishToOrder {
  readonly period: DeliveryPeriod;
  readonly deliveryType: DeliveryType;
  /** The shop offers the order type. */
  readonly isOffered: boolean;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
  /** Minutes of work to the kitchen. */
  readonly work: number;
  /** Milliseconds of an instant, which only the caller can read. */
  readonly toMilliseconds: (instant: string) => number;
}

/** Says of a cart when it can be ordered. The server accepts exactly these times (`isServable`). */
export function findOrderability(wish: WishToOrder): Orderability {
  const { deliveryType, isOffered, toMilliseconds } = wish;
  const serveAt = deliveryType === 'dineIn' ? null : wish.serveAt;
  const soonest = isOffered ? findSoonest(wish) : null;
  const times = isOffered ? listTimes(wish) : [];
  const distance = (slot: ServeTime): number => Math.abs(toMilliseconds(slot.serveAt) - toMilliseconds(serveAt ?? ''));
  const time = times.find((slot) => distance(slot) === 0);
  const found = { lost: time ? null : serveAt, soonest, times };
  if (time) return { ...found, can: 'at', time };
  if (soonest !== null && serveAt === null) return { ...found, can: 'now', minutes: soonest };
  const because = findHindrance(wish);
  if (soonest === null && times.length === 0) return { ...found, can: 'never', because };
  if (serveAt === null) return { ...found, can: 'later', first: times[0] ?? null, because };
  return { ...found, can: 'later', first: findNearest(times, distance), because: 'timeGone' };
}

/** Pauses and the kitchen do not concern tables. */
function findSoonest({ period, deliveryType, work }: WishToOrder): number | null {
  if (deliveryType === 'dineIn') return period.insideOpenHours ? 0 : null;
  if (!period.allowASAP[deliveryType]) return null;
  const minutes = deliveryType === 'delivery' ? period.time : period.pickupTime;
  const waits = period.kitchen?.waits[deliveryType];
  return waits ? (waits.find((wait) => hasRoomFor(wait, work))?.minutes ?? null) : minutes;
}

/** The times that can be chosen; at a table, none. */
function listTimes({ period, deliveryType, work }: WishToOrder): readonly ServeTime[] {
  if (deliveryType === 'dineIn') return [];
  const times = period.validServeTimes[deliveryType];
  return times.every((slot) => hasRoomFor(slot, work)) ? times : times.filter((slot) => hasRoomFor(slot, work));
}

function findHindrance({ period, deliveryType, isOffered }: WishToOrder): Hindrance {
  if (!isOffered) return 'typeOff';
  if (!period.insideOpenHours) return 'closed';
  return deliveryType !== 'dineIn' && period.pausedUntil[deliveryType] !== null ? 'paused' : 'notNow';
}

/** The time closest to a lost one; null: there are none. */
const findNearest = (times: readonly ServeTime[], distance: (slot: ServeTime) => number): ServeTime | null =>
  times.reduce<ServeTime | null>((best, slot) => (best && distance(best) <= distance(slot) ? best : slot), null);
