import type { DeliveryType } from '../delivery-type.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { hasRoom, slotStart } from './kitchen.ts';
import type { Moment, Schedule } from './schedule.ts';
import { joinStretches, type Stretch, findStretchAt, listStretches } from './stretches.ts';
import { isSkipped, momentOnAxis, onAxis, type TimeAxis, timeAxis } from './time-axis.ts';

/** When an order is served and, if capacity is limited, in which kitchen slot. */
export interface SlotPlacement {
  /** Real minutes from midnight today until the guest has the order. */
  readonly at: number;
  /** Real minutes from now. */
  readonly wait: number;
  /** Start of the kitchen slot in minutes since 1970; null without a capacity limit. */
  readonly slot: number | null;
}

const LEAST_MAKE_MINUTES = 1;

/**
 * Possible serving times, earliest first: every `slotMinutes` within the hours of the order type, after the preparation
 * time, where the kitchen has room. Without pre-orders only while open, until closing.
 */
export function serveSlots(
  schedule: Schedule,
  deliveryType: DeliveryType,
  makeMinutes: number = LEAST_MAKE_MINUTES,
): readonly Moment[] {
  const slots = new Map(eachServeSlot(schedule, deliveryType, makeMinutes));
  return [...slots].toSorted(([left], [right]) => left - right).map(([, moment]) => moment);
}

/** Returns whether `serveSlots` has any entry, without calculating all of them. */
export const hasServeSlot = (
  schedule: Schedule,
  deliveryType: DeliveryType,
  makeMinutes: number = LEAST_MAKE_MINUTES,
): boolean => !eachServeSlot(schedule, deliveryType, makeMinutes).next().done;

/** Yields the serving times with their minute on the axis; where stretches overlap, a time comes more than once. */
function* eachServeSlot(
  schedule: Schedule,
  deliveryType: DeliveryType,
  makeMinutes: number,
): Generator<readonly [number, Moment]> {
  const axis = timeAxis(schedule);
  if (!axis) return;
  const earliest = earliestAt(schedule, axis, deliveryType);
  const { firstSlotAfterPreparation, preparationMinutes } = schedule.opening;
  for (const stretch of servableStretches(schedule, axis, deliveryType)) {
    const firstAt =
      firstSlotAfterPreparation && deliveryType !== 'dineIn'
        ? Math.max(earliest, findKitchenStart(schedule, axis, stretch.start) + preparationMinutes[deliveryType])
        : earliest;
    for (const at of slotsIn(schedule, axis, stretch)) {
      if (at < firstAt || !kitchenTakes(schedule, deliveryType, { at, makeMinutes })) continue;
      const moment = momentOnAxis(axis, at);
      if (moment) yield [at, moment];
    }
  }
}

/** Checks whether an order for this time can be placed now; null is as soon as possible (S3 O1, O7). */
export function isServable(
  schedule: Schedule,
  deliveryType: DeliveryType,
  { slot, makeMinutes = LEAST_MAKE_MINUTES }: { readonly slot: Moment | null; readonly makeMinutes?: number },
): 'ok' | 'closed' | 'slotGone' {
  if (!slot && listSoonestPlacements(schedule, deliveryType, makeMinutes).length > 0) return 'ok';
  if (slot)
    for (const [, { date, minute }] of eachServeSlot(schedule, deliveryType, makeMinutes))
      if (date === slot.date && minute === slot.minute) return 'ok';
  if (isOpenFor(schedule, deliveryType)) return 'slotGone';
  return slot && hasServeSlot(schedule, deliveryType, makeMinutes) ? 'slotGone' : 'closed';
}

/**
 * Placements for as soon as possible, earliest first: after the preparation time, otherwise at the start of a later
 * slot with room, at most as late as an order in the last open minute. Empty while closed or paused.
 */
export function listSoonestPlacements(
  schedule: Schedule,
  deliveryType: DeliveryType,
  makeMinutes: number = LEAST_MAKE_MINUTES,
): readonly SlotPlacement[] {
  const { opening, pause, kitchen } = schedule;
  const axis = timeAxis(schedule);
  if (!axis || !allowsAsSoonAsPossible(opening, deliveryType)) return [];
  if (pause && isPaused(schedule, deliveryType)) return [];
  const current = findHours(schedule, axis, deliveryType);
  if (!current) return [];
  const preparation = opening.preparationMinutes[deliveryType];
  const ready = axis.now + preparation;
  if (!kitchen || deliveryType === 'dineIn') return [{ at: ready, wait: preparation, slot: null }];
  const { midnight, slotMinutes } = kitchen;
  const first = slotStart(midnight + ready, slotMinutes);
  const last = slotStart(midnight + current.end - 1 + preparation, slotMinutes);
  return Array.from({ length: (last - first) / slotMinutes + 1 }, (_, index) => first + index * slotMinutes)
    .filter((slot) => hasRoom(kitchen, slot, makeMinutes))
    .map((slot) => {
      const at = Math.max(ready, slot - midnight);
      return { at, wait: at - axis.now, slot };
    });
}

/** Returns whether the shop accepts orders of this type without a time. */
export function allowsAsSoonAsPossible(opening: OpeningHours, deliveryType: DeliveryType): boolean {
  return deliveryType === 'dineIn' || opening.allowASAP[deliveryType];
}

/** Returns whether orders of this type are paused; dine-in never is. */
export function isPaused({ pause }: Schedule, deliveryType: DeliveryType): boolean {
  if (!pause || pause.minutesLeft <= 0) return false;
  return deliveryType === 'delivery' || (deliveryType === 'pickup' && pause.scope === 'all');
}

function isOpenFor(schedule: Schedule, deliveryType: DeliveryType): boolean {
  const axis = timeAxis(schedule);
  return axis !== null && findHours(schedule, axis, deliveryType) !== undefined;
}

function earliestAt(schedule: Schedule, { now }: TimeAxis, deliveryType: DeliveryType): number {
  const { opening, pause } = schedule;
  const paused = pause && isPaused(schedule, deliveryType) ? pause.minutesLeft : 0;
  return now + paused + opening.preparationMinutes[deliveryType];
}

/** The hours of an order type that contain the axis's now. */
const findHours = (schedule: Schedule, axis: TimeAxis, deliveryType: DeliveryType): Stretch | undefined =>
  findStretchAt(joinStretches(listStretches(schedule, axis, deliveryType)), axis.now);

/** When the kitchen begins that is at work at a time: with the hours of the shop, or with deliveries that begin before them. */
function findKitchenStart(schedule: Schedule, axis: TimeAxis, now: number): number {
  const then = { ...axis, now };
  return Math.min(
    findHours(schedule, then, 'pickup')?.start ?? now,
    findHours(schedule, then, 'delivery')?.start ?? now,
  );
}

function kitchenTakes(
  { kitchen }: Schedule,
  deliveryType: DeliveryType,
  { at, makeMinutes }: { readonly at: number; readonly makeMinutes: number },
): boolean {
  if (!kitchen || deliveryType === 'dineIn') return true;
  return hasRoom(kitchen, slotStart(kitchen.midnight + at, kitchen.slotMinutes), makeMinutes);
}

function servableStretches(schedule: Schedule, axis: TimeAxis, deliveryType: DeliveryType): readonly Stretch[] {
  const { opening } = schedule;
  const stretches = listStretches(schedule, axis, deliveryType);
  if (opening.enablePreOrder) return stretches.filter(({ day }) => day <= axis.today + opening.preOrderDays);
  const current = findStretchAt(joinStretches(stretches), axis.now);
  return current
    ? stretches.filter(({ day, start, end }) => day <= axis.today && start >= current.start && end <= current.end)
    : [];
}

// Based on the wall clock, so that times look the same every day; a repeated hour is served once.
function slotsIn({ opening }: Schedule, axis: TimeAxis, { day, end, wall }: Stretch): readonly number[] {
  if (end <= axis.now) return [];
  const { slotMinutes } = opening;
  const count = Math.ceil((wall.to - wall.from) / slotMinutes);
  return Array.from({ length: count }, (_, index) => wall.from + index * slotMinutes)
    .filter((minute) => !isSkipped(axis, day, minute))
    .map((minute) => onAxis(axis, day, minute));
}
