import type { DeliveryType } from '../menu/delivery-type.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import type { Moment, Schedule } from './schedule.ts';
import { type Stretch, joined, momentAt, stretchAt, stretchesOf } from './stretches.ts';

/**
 * The times an order can be served at, earliest first: inside the hours of the order type, no earlier than the preparation takes, every
 * `slotMinutes` from the start of the hours. Without pre-orders only while open, and until closing.
 */
export function serveSlots(schedule: Schedule, deliveryType: DeliveryType): readonly Moment[] {
  const { opening, now } = schedule;
  const earliest = now.minute + opening.preparationMinutes[deliveryType];
  const minutes = servableStretches(schedule, deliveryType).flatMap((stretch) =>
    slotsIn(stretch, opening.slotMinutes, earliest),
  );
  return [...new Set(minutes)]
    .toSorted((left, right) => left - right)
    .flatMap((minute) => momentAt(schedule, minute) ?? []);
}

/** Whether an order for this time can be placed now; null is as soon as possible (spec 3 O1, O7). */
export function isServable(
  schedule: Schedule,
  deliveryType: DeliveryType,
  slot: Moment | null,
): 'ok' | 'closed' | 'slotGone' {
  const isOpen = stretchAt(stretchesOf(schedule, deliveryType), schedule.now.minute) !== undefined;
  if (!slot && isOpen && allowsAsSoonAsPossible(schedule.opening, deliveryType)) return 'ok';
  const slots = serveSlots(schedule, deliveryType);
  if (slot && slots.some((other) => other.date === slot.date && other.minute === slot.minute)) return 'ok';
  return isOpen || (slot && slots.length > 0) ? 'slotGone' : 'closed';
}

/** Whether the shop takes orders of this type without a time. */
export function allowsAsSoonAsPossible(opening: OpeningHours, deliveryType: DeliveryType): boolean {
  return deliveryType === 'dineIn' || opening.allowASAP[deliveryType];
}

function servableStretches(schedule: Schedule, deliveryType: DeliveryType): readonly Stretch[] {
  const { opening, now } = schedule;
  const stretches = stretchesOf(schedule, deliveryType);
  if (opening.enablePreOrder) return stretches.filter((stretch) => stretch.day <= opening.preOrderDays);
  const current = stretchAt(joined(stretches), now.minute);
  return current
    ? stretches.filter((stretch) => stretch.day <= 0 && stretch.start >= current.start && stretch.end <= current.end)
    : [];
}

function slotsIn(stretch: Stretch, slotMinutes: number, earliest: number): readonly number[] {
  const first = stretch.start + Math.max(0, Math.ceil((earliest - stretch.start) / slotMinutes)) * slotMinutes;
  const count = Math.max(0, Math.ceil((stretch.end - first) / slotMinutes));
  return Array.from({ length: count }, (_, index) => first + index * slotMinutes);
}
