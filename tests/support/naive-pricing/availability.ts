import type { ShopTime, Timetable } from '@tischlein/domain';
import type { OrderTypeFilter } from '@tischlein/domain/menu';

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Whether the timetable is running at this minute of the week. */
export const runs = (timetable: Timetable, { day, minute }: ShopTime): boolean =>
  timetable.length === 0 || minutesOfWeek(timetable).has(day * 1440 + minute);

const written = new WeakMap<Timetable, ReadonlySet<number>>();

/** Lists every minute of the week at which the timetable runs. */
function minutesOfWeek(timetable: Timetable): ReadonlySet<number> {
  const known = written.get(timetable);
  if (known) return known;
  const minutes = new Set<number>();
  for (const { dayIndex, from, to } of timetable) {
    const start = dayIndex * 1440 + minutesOf(from);
    let end = dayIndex * 1440 + minutesOf(to);
    if (end <= start) end += 1440;
    for (let at = start; at < end; at += 1) minutes.add(at % 10080);
  }
  written.set(timetable, minutes);
  return minutes;
}

const ORDER_TYPES: Readonly<Record<OrderTypeFilter, readonly string[]>> = {
  all: ['delivery', 'pickup', 'dineIn'],
  webshop: ['delivery', 'pickup'],
  delivery: ['delivery'],
  pickup: ['pickup'],
  dineIn: ['dineIn'],
};

export const isFor = (filter: OrderTypeFilter, deliveryType: string): boolean =>
  ORDER_TYPES[filter].includes(deliveryType);
