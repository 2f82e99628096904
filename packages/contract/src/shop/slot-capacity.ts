import { z } from 'zod';

const makeMinutes = z.int().min(0).max(600);
const minutesById = z.record(z.string().max(80), makeMinutes);

/** Kitchen capacity per time slot. */
export const slotCapacity = z.object({
  orders: z.int().min(1).max(1000).nullable(),
  makeMinutes: z.int().min(1).max(10_000).nullable(),
  minutesPerDish: makeMinutes,
  minutesOfCategories: minutesById,
  minutesOfDishes: minutesById,
});
