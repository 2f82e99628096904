import type { DayIndex, TimetableEntry } from '../shop-time.ts';
import type { SpecialOpening } from '../shop/shop-config.ts';

/** A time at which an order can be served: the instant, and what a German reads. */
export interface ServeTime {
  /** ISO instant with offset. */
  readonly serveAt: string;
  /** '19:30' today, 'Montag 11:30' on other days (S1 §9). */
  readonly label: string;
  readonly day: DayIndex;
  readonly minute: number;
}

/** What is open now and when an order can be served (S1 §3 'Delivery period'). */
export interface DeliveryPeriod {
  readonly insideOpenHours: boolean;
  readonly acceptOrders: boolean;
  readonly allowOrders: boolean;
  /** Shop time of the answer. */
  readonly dayIndex: DayIndex;
  readonly dayOfWeek: string;
  readonly minOffset: number;
  /** Least minutes from now to the guest, by delivery; pickupTime alike. The kitchen's full slots count. */
  readonly time: number;
  readonly pickupTime: number;
  /** What a guest should know about today, a line for each thing: a pause, the special notice, the shop's own words (S1 §4). */
  readonly customerInfo: string;
  readonly enablePreOrder: boolean;
  /** Whether an order for as soon as possible can be placed now: allowed, open, not paused, and the kitchen has room. */
  readonly allowASAP: { readonly pickup: boolean; readonly delivery: boolean };
  readonly validServeTimes: { readonly delivery: readonly ServeTime[]; readonly pickup: readonly ServeTime[] };
  readonly allowDelivery: boolean;
  readonly allowPickup: boolean;
  readonly openingTimes: readonly TimetableEntry[];
  readonly deliveryTimes: readonly TimetableEntry[];
  readonly specialOpeningTimes: readonly SpecialOpening[];
  /** Short words for the header: 'Geöffnet bis 22:30'. */
  readonly sticker: string;
  readonly nextOpeningTimeString: string;
  readonly openInMinutes: number | null;
  /** ISO instant of the next opening. */
  readonly openAt: string | null;
  /** ISO instants until which orders for now are stopped; null: they are not. */
  readonly pausedUntil: { readonly delivery: string | null; readonly pickup: string | null };
  /** After how many minutes something of this is another way, so that it is asked for again; null: none in sight. */
  readonly changesInMinutes: number | null;
  /** Rises when the shop changes something of this; the shop's event stream names it. */
  readonly version: number;
}
