import type { Holidays } from '@tischlein/contract/office';
import { addMonths, type ShopDay } from '@tischlein/domain';
import type { Land, Moment } from '@tischlein/domain/opening';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readAppointments } from './affected-by-hours.store.ts';
import { listHolidays } from './holidays.ts';
import { findLand } from './land-by-postcode.ts';

/** Of a postcode that no Land has. */
const FIRST_LAND: Land = 'BE';
const MONTHS_AHEAD = 12;

/** The holidays of a year from today on, with the orders and reservations agreed on each of them. */
export async function findHolidays(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { id, config }: LoadedShop,
  wanted: Land | undefined,
): Promise<Holidays> {
  const now = clock.now();
  const { date: from } = toWallTime(now);
  const land = wanted ?? findLand(config.restaurantZip) ?? FIRST_LAND;
  const { orders, reservations } = await readAppointments(database.read, id, now);
  const days = listHolidays(land, { from, to: addMonths(from, MONTHS_AHEAD) }).map((holiday) => ({
    ...holiday,
    orders: countOn(holiday.day, orders),
    reservations: countOn(holiday.day, reservations),
  }));
  return { land, days };
}

const countOn = (day: ShopDay, agreed: readonly { readonly moment: Moment }[]): number =>
  agreed.filter(({ moment }) => moment.date === day).length;
