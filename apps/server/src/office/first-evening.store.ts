import type { ShopId } from '@tischlein/domain';
import { FIRST_EVENING_STEPS, type FirstEveningStep } from '@tischlein/domain/shop';
import type { Reader } from '../db/database.ts';

type Known = Exclude<FirstEveningStep, 'shift'>;

/** The first row that shows that a step was done; test orders count as all others. */
const SIGNS: Readonly<Record<Known, (reader: Reader, shopId: ShopId) => Promise<unknown>>> = {
  device: (reader, shopId) =>
    reader
      .selectFrom('staff')
      .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.staff_id')
      .select('staff.staff_id')
      .where('device_shop_id', '=', shopId)
      .limit(1)
      .executeTakeFirst(),
  testOrder: (reader, shopId) =>
    reader
      .selectFrom('orders')
      .select('order_id')
      .where('shop_id', '=', shopId)
      .where('purpose', '=', 'test')
      .limit(1)
      .executeTakeFirst(),
  accept: (reader, shopId) => readEvent(reader, shopId, 'accept'),
  print: (reader, shopId) =>
    reader
      .selectFrom('print_jobs')
      .select('job_id')
      .where('shop_id', '=', shopId)
      .where('state', '=', 'printed')
      .limit(1)
      .executeTakeFirst(),
  soldOut: (reader, shopId) => readChange(reader, shopId, 'switchStock'),
  pause: (reader, shopId) => readChange(reader, shopId, 'startPause'),
  close: (reader, shopId) => readEvent(reader, shopId, 'handOver'),
};

/** Only a device knows whether its shift has begun. */
const STEPS = FIRST_EVENING_STEPS.filter((step) => step !== 'shift');

/** The steps of the first evening that a shop has done before. */
export async function readFirstEvening(reader: Reader, shopId: ShopId): Promise<FirstEveningStep[]> {
  const signs = await Promise.all(STEPS.map(async (step) => (await SIGNS[step](reader, shopId)) !== undefined));
  return STEPS.filter((_, index) => signs[index]);
}

/** Opening a shop hands over its test orders by itself, so only what a person did counts. */
const readEvent = (reader: Reader, shopId: ShopId, action: 'accept' | 'handOver') =>
  reader
    .selectFrom('order_events')
    .select('sequence')
    .where('shop_id', '=', shopId)
    .where('action', '=', action)
    .where('done_by', 'is not', null)
    .limit(1)
    .executeTakeFirst();

const readChange = (reader: Reader, shopId: ShopId, call: 'startPause' | 'switchStock') =>
  reader
    .selectFrom('audit_log')
    .select('entry_id')
    .where('shop_id', '=', shopId)
    .where('call', '=', call)
    .limit(1)
    .executeTakeFirst();
