import { join } from 'node:path';
import { addDays } from '@tischlein/domain';
import { createReport } from '../apps/server/src/books/create-report.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { measure } from './measure.ts';
import { copyOrder, DAYS, openPlace, ORDERS, TODAY } from './year-of-orders.ts';

const BOUND_MS = 300;
const RUNS = 9;

/** The report of a year of 100 000 orders on SQLite, beside the year before, while orders come in. */
export async function benchReports(folder: string): Promise<Figure[]> {
  await using place = await openPlace(join(folder, 'reports'));
  const { deps, shop, order } = place;
  await copyOrder(deps.database, await order());
  const year = { kind: 'range', from: addDays(TODAY, 1 - DAYS), to: TODAY } as const;
  const read = () => createReport(deps, { shop, branches: [] }, year);
  const first = await measure(read);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await order();
    times.push(await measure(read));
  }
  const { figures } = await read();
  const counted = figures.totals.orders.reduce((all, { count }) => all + count, 0);
  if (counted < ORDERS) throw new Error(`only ${counted} orders are counted`);
  const name = `report of a year of ${ORDERS} orders, after another order`;
  return [
    atMost(name, median(times), { bound: BOUND_MS, unit: 'ms' }),
    withoutBound('the first report of that year, which calculates every day', first, 'ms'),
  ];
}
