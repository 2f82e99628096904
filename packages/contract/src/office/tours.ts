import type { OrderId } from '@tischlein/domain';
import { DUE_KINDS, MOST_STOPS, STOP_ACTIONS, STOP_STATES, TOUR_STATES } from '@tischlein/domain/tours';
import { z } from 'zod';
import { cents, idValue, instant } from '../wire-values.ts';

/** The last tour of an order, as the desk shows it. */
export const deskTour = z.object({
  id: z.string(),
  /** Of the day, from 1. */
  number: z.int(),
  driverId: z.string(),
  /** '': the member of staff has been removed. */
  driver: z.string(),
  state: z.enum(TOUR_STATES),
  /** To send with a change. */
  version: z.int(),
  /** Of the order on the tour, from 1. */
  position: z.int(),
  /** What has become of the order on the tour. */
  stop: z.enum(STOP_STATES),
});
export type DeskTour = z.infer<typeof deskTour>;

const tourDriver = z.object({
  id: z.string(),
  name: z.string(),
  /** Their role is to drive; others do it, too. */
  isDriver: z.boolean(),
  /** They have used the office within the last two hours. */
  isOnDuty: z.boolean(),
  /** How many tours they have that are not over. */
  tours: z.int(),
});
export type TourDriver = z.infer<typeof tourDriver>;

/** Who may take a tour, the likeliest first. */
export const tourDrivers = z.object({ drivers: z.array(tourDriver) }).meta({ id: 'TourDrivers' });

const orderIds = (most: number) =>
  z
    .array(idValue<OrderId>())
    .min(1)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'an order twice');

/** A tour: who drives, and to which orders, in this order. */
export const tourRequest = z
  .object({ driver: z.string().max(80), orders: orderIds(MOST_STOPS) })
  .meta({ id: 'TourRequest' });

/** What becomes of a tour; `version` is the one that the desk has seen. Stops that are over stay. */
export const tourChange = tourRequest.extend({ version: z.int().min(1) }).meta({ id: 'TourChange' });

export const tourQuestion = z
  .object({
    orders: orderIds(60),
    /** All of them on one tour; otherwise those that go together. */
    isOneTour: z.boolean(),
  })
  .meta({ id: 'TourQuestion' });

export const tourSuggestions = z
  .object({
    tours: z.array(
      z.object({
        orders: z.array(z.string()),
        /** From the restaurant to the last guest; null: a place is unknown. */
        kilometres: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'TourSuggestions' });
export type TourSuggestions = z.infer<typeof tourSuggestions>;

/** What a guest pays at the door by their order; never what was received (S3 W11). */
const due = z.object({ kind: z.enum(DUE_KINDS), amount: cents });

/** A stop for its driver. Of a stop that is over, nothing about the guest is left. */
const ownStop = z.object({
  orderId: z.string(),
  number: z.int(),
  state: z.enum(STOP_STATES),
  /** '19:30' or 'sofort' in the shop's zone. */
  dueLabel: z.string(),
  /** The food can be taken along. */
  isReady: z.boolean(),
  contact: z
    .object({
      name: z.string(),
      company: z.string(),
      street: z.string(),
      streetNumber: z.string(),
      floor: z.string(),
      zip: z.string(),
      city: z.string(),
      phone: z.string(),
    })
    .nullable(),
  /** What the guest asks of the driver. */
  note: z.string(),
  /** 16 or 18 if the order contains alcohol, else null. */
  ageCheck: z.int().nullable(),
  due,
  /** The deposits in the amount due. */
  deposits: cents,
});
export type OwnStop = z.infer<typeof ownStop>;

const ownTour = z.object({
  id: z.string(),
  /** Of the day, from 1. */
  number: z.int(),
  state: z.enum(TOUR_STATES),
  stops: z.array(ownStop),
});
export type OwnTour = z.infer<typeof ownTour>;

/** The tours of the signed-in member of staff that are not over, oldest first. */
export const ownTours = z.object({ now: instant, tours: z.array(ownTour) }).meta({ id: 'OwnTours' });
export type OwnTours = z.infer<typeof ownTours>;

export const stopAction = z.enum(STOP_ACTIONS);
