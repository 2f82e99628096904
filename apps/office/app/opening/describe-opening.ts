import type { DayIndex, Timetable } from '@tischlein/domain';
import type { OpeningHours, SlotCapacity, SpecialOpening } from '@tischlein/domain/shop';
import { hoursText, longDate, weekday } from '@tischlein/wording';
import { CONFLICT, HOURS } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import type { MenuNames } from './menu-names.ts';
import { listHours, WEEK } from './week.ts';

/** Hours and capacity being edited. */
export interface OpeningDraft {
  readonly opening: OpeningHours;
  readonly slotCapacity: SlotCapacity | null;
}

const DESCRIBED: { readonly [Part in keyof Required<OpeningHours>]: (opening: OpeningHours) => readonly Fact[] } = {
  openingTimes: ({ openingTimes }) => describeWeek(HOURS.opening, openingTimes),
  deliveryTimes: ({ deliveryTimes }) =>
    deliveryTimes.length === 0
      ? [toFact(HOURS.deliveryAlike, true)]
      : [toFact(HOURS.deliveryAlike, false), ...describeWeek(HOURS.delivery, deliveryTimes)],
  specialOpeningTimes: ({ specialOpeningTimes }) =>
    [...Map.groupBy(specialOpeningTimes, nameSpecialDay)].map(([name, days]) =>
      toFact(name, days.map(describeSpecialDay).join('\n')),
    ),
  preparationMinutes: ({ preparationMinutes: { delivery, pickup, dineIn } }) => [
    { ...toFact(HOURS.preparationDelivery, delivery), exact: `${delivery} ${dineIn}` },
    toFact(HOURS.preparationPickup, pickup),
  ],
  firstSlotAfterPreparation: ({ firstSlotAfterPreparation = false }) => [
    toFact(HOURS.firstSlot, firstSlotAfterPreparation),
  ],
  allowASAP: ({ allowASAP }) => [
    toFact(HOURS.asapDelivery, allowASAP.delivery),
    toFact(HOURS.asapPickup, allowASAP.pickup),
  ],
  enablePreOrder: ({ enablePreOrder }) => [toFact(HOURS.preOrder, enablePreOrder)],
  preOrderDays: ({ preOrderDays }) => [toFact(HOURS.preOrderDays, preOrderDays)],
  customerInfo: ({ customerInfo }) => (customerInfo ? [toFact(HOURS.customerInfo, customerInfo)] : []),
  slotMinutes: ({ slotMinutes }) => [toFact(HOURS.slotMinutes, slotMinutes)],
};

/** Hours and capacity in words, to compare versions. */
export function describeOpening({ opening, slotCapacity }: OpeningDraft, menu: MenuNames): readonly Fact[] {
  return [
    ...Object.values(DESCRIBED).flatMap((describe) => describe(opening)),
    toFact(HOURS.limitKitchen, slotCapacity !== null),
    ...(slotCapacity ? describeCapacity(slotCapacity, menu) : []),
  ];
}

const toFact = (name: string, value: string | number | boolean): Fact => ({
  name,
  text: typeof value === 'boolean' ? CONFLICT[value ? 'yes' : 'no'] : String(value),
});

const describeWeek = (title: string, timetable: Timetable): readonly Fact[] =>
  WEEK.map((day) => toFact(`${title}: ${weekday(day)}`, describeDay(timetable, day)));

const describeDay = (timetable: Timetable, day: DayIndex): string => describeHours(listHours(timetable, day));

/** '17:00–23:00', or that it is closed. */
export const describeHours = (hours: SpecialOpening['hours']): string =>
  hours.length === 0 ? HOURS.closed : hoursText(hours.toSorted((left, right) => left.from.localeCompare(right.from)));

/** '25.12.2026', '24.12.2026 – 02.01.2027' */
export const nameSpecialDay = ({ from, to }: Pick<SpecialOpening, 'from' | 'to'>): string =>
  from === to ? longDate(from) : `${longDate(from)} – ${longDate(to)}`;

const describeSpecialDay = ({ reason, hours, deliveryHours, message }: SpecialOpening): string =>
  [
    `${HOURS.reasons[reason]}: ${describeHours(hours)}`,
    ...(deliveryHours ? [`${HOURS.delivery}: ${describeHours(deliveryHours)}`] : []),
    ...(message ? [`„${message}“`] : []),
  ].join('\n');

function describeCapacity(capacity: SlotCapacity, { categories }: MenuNames): readonly Fact[] {
  const { orders, makeMinutes, minutesPerDish, minutesOfCategories, minutesOfDishes } = capacity;
  const minutesOf = (name: string): string => `${HOURS.makeMinutes}: ${name}`;
  const findName = (named: MenuNames['categories'][number]['dishes'], id: string): string =>
    named.find((each) => each.id === id)?.name ?? id;
  const dishes = categories.flatMap((category) => category.dishes);
  return [
    ...(orders === null ? [] : [toFact(HOURS.ordersPerSlot, orders)]),
    ...(makeMinutes === null ? [] : [toFact(HOURS.makeMinutesPerSlot, makeMinutes)]),
    toFact(minutesOf(HOURS.anyDish), minutesPerDish),
    ...Object.entries(minutesOfCategories).map(([id, minutes]) => ({
      ...toFact(minutesOf(HOURS.wholeCategory(findName(categories, id))), minutes),
      key: `category ${id}`,
    })),
    ...Object.entries(minutesOfDishes).map(([id, minutes]) => ({
      ...toFact(minutesOf(findName(dishes, id)), minutes),
      key: `dish ${id}`,
    })),
  ];
}
