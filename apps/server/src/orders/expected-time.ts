import type { DeliveryType } from '@tischlein/domain/menu';
import type { OpeningHours } from '@tischlein/domain/shop';
import { dayAndTime, timeOfDay } from '@tischlein/wording';
import { atEpochMinute, epochMinute, plusMinutes, type WallTime, toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';

type OrderTimes = Pick<Row<'orders'>, 'delivery_type' | 'placed_at' | 'released_at' | 'serve_at' | 'promised_at'>;

/** Until the desk promises a time, guests see a window of as many minutes (S3 R3); at a table none. */
const WINDOW_MINUTES: Readonly<Record<DeliveryType, number | null>> = { delivery: 15, pickup: 10, dineIn: null };
const ROUNDED_TO = 5;

/** '19:25' or 'Montag 11:30', the promised time; before it the window '19:15–19:30'. Empty if nothing is known. */
export function formatExpectedTime(
  order: OrderTimes,
  { opening, now }: { readonly opening: Pick<OpeningHours, 'preparationMinutes'>; readonly now: WallTime },
): string {
  const { delivery_type: deliveryType, placed_at, released_at, serve_at, promised_at } = order;
  if (promised_at !== null) return dayAndTime(now, toWallTime(promised_at));
  const minutes = WINDOW_MINUTES[deliveryType];
  if (minutes === null) return '';
  const ready = plusMinutes(released_at ?? placed_at, opening.preparationMinutes[deliveryType]);
  const from = serve_at ?? roundUp(ready);
  return `${dayAndTime(now, toWallTime(from))}–${timeOfDay(toWallTime(plusMinutes(from, minutes)).minute)}`;
}

function roundUp(instant: string): string {
  const begun = epochMinute(instant);
  const minute = atEpochMinute(begun) < instant ? begun + 1 : begun;
  return atEpochMinute(Math.ceil(minute / ROUNDED_TO) * ROUNDED_TO);
}
