import { joinDate, type ShopDay, splitDate } from '../shop-day.ts';

/** Documents that a shop has to keep: accounting records, and letters about a contract (§ 147 (1), (3) AO). */
export const KEPT_YEARS = { receipt: 8, letter: 6 } as const;
export type KeptDocument = keyof typeof KEPT_YEARS;

/** The last day on which a document from this day is kept, '2034-12-31': the years count from the end of its year (§ 147 (4) AO). */
export const findKeptUntil = (day: ShopDay, kind: KeptDocument): ShopDay =>
  joinDate(splitDate(day).year + KEPT_YEARS[kind], 12, 31);
