import type { ShopTime, Timetable } from '@tischlein/domain';
import type { OrderTypeFilter } from '@tischlein/domain/menu';

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Writes down every single minute of the week at which the timetable runs. */
export function runs(timetable: Timetable, { day, minute }: ShopTime): boolean {
  if (timetable.length === 0) return true;
  const minutes = new Set<number>();
  for (const { dayIndex, from, to } of timetable) {
    const start = dayIndex * 1440 + minutesOf(from);
    let end = dayIndex * 1440 + minutesOf(to);
    if (end <= start) end += 1440;
    for (let at = start; at < end; at += 1) minutes.add(at % 10080);
  }
  return minutes.has(day * 1440 + minute);
}

const ORDER_TYPES: Readonly<Record<OrderTypeFilter, readonly string[]>> = {
  all: ['delivery', 'pickup', 'dineIn'],
  webshop: ['delivery', 'pickup'],
  delivery: ['delivery'],
  pickup: ['pickup'],
  dineIn: ['dineIn'],
};

export const isFor = (filter: OrderTypeFilter, deliveryType: string): boolean => ORDER_TYPES[filter].includes(deliveryType);
