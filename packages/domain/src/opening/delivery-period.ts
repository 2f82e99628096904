import type { DayIndex, TimetableEntry } from '../shop-time.ts';
import type { SpecialOpening } from '../shop/shop-config.ts';
import type { MinutesOfDishes } from './kitchen.ts';

/** A time at which an order can be served. */
export interface ServeTime {
  /** ISO instant with offset. */
  readonly serveAt: string;
  /** '19:30' for today, 'Montag 11:30' for other days (S1 §9 Minutes per day). */
  readonly label: string;
  readonly day: DayIndex;
  readonly minute: number;
  /** Minutes of work that the kitchen still takes for this time; absent: any order. */
  readonly room?: number;
}

/** What the kitchen's limit of minutes means for orders of different sizes (S3 O7). */
export interface KitchenRoom extends MinutesOfDishes {
  /** Waits for as soon as possible, shortest first; each has room for more work than those before. */
  readonly waits: Readonly<Record<'delivery' | 'pickup', readonly KitchenWait[]>>;
}

export interface KitchenWait extends Pick<ServeTime, 'room'> {
  readonly minutes: number;
}

/** Opening state and serving times of a shop (S1 §3 Delivery period). */
export interface DeliveryPeriod {
  readonly insideOpenHours: boolean;
  readonly acceptOrders: boolean;
  readonly allowOrders: boolean;
  /** Shop time of the response. */
  readonly dayIndex: DayIndex;
  readonly dayOfWeek: string;
  readonly minOffset: number;
  /** Minimum minutes from now to delivery; `pickupTime` to pickup. Full kitchen slots are skipped. */
  readonly time: number;
  readonly pickupTime: number;
  /** Notices about today, one per line: a pause, the special opening, the shop's own text (S1 §4 Opening). */
  readonly customerInfo: string;
  readonly enablePreOrder: boolean;
  /** Orders for as soon as possible are allowed, the shop is open and not paused, and the kitchen has room. */
  readonly allowASAP: { readonly pickup: boolean; readonly delivery: boolean };
  readonly validServeTimes: { readonly delivery: readonly ServeTime[]; readonly pickup: readonly ServeTime[] };
  readonly allowDelivery: boolean;
  readonly allowPickup: boolean;
  readonly openingTimes: readonly TimetableEntry[];
  readonly deliveryTimes: readonly TimetableEntry[];
  readonly specialOpeningTimes: readonly SpecialOpening[];
  /** Short text for the header: 'Geöffnet bis 22:30'. */
  readonly sticker: string;
  readonly nextOpeningTimeString: string;
  readonly openInMinutes: number | null;
  /** ISO instant of the next opening. */
  readonly openAt: string | null;
  /** ISO instants until which orders for now are paused; null: not paused. */
  readonly pausedUntil: { readonly delivery: string | null; readonly pickup: string | null };
  /** Absent: the kitchen has no limit of minutes. */
  readonly kitchen?: KitchenRoom;
  /** Minutes until part of this response changes and it should be fetched again; null: unknown. */
  readonly changesInMinutes: number | null;
  /** Increases whenever the shop changes part of this; announced in the shop's event stream. */
  readonly version: number;
}
