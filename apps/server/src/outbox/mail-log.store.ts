import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';

const MOST_LISTED = 200;

type LoggedMail = Pick<
  Row<'outbox'>,
  'outbox_id' | 'kind' | 'created_at' | 'run_at' | 'attempts' | 'done_at' | 'failure'
> & { readonly stored: 0 | 1 } & { readonly number: number | null };

/** The latest jobs of these kinds with the numbers of their orders, newest first. */
export const readMailLog = (reader: Reader, shopId: ShopId, kinds: readonly string[]): Promise<readonly LoggedMail[]> =>
  selectMails(reader, shopId, kinds).execute();

/** The same of one order. */
export const readOrderMails = (
  reader: Reader,
  { shopId, orderId, kinds }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly kinds: readonly string[] },
): Promise<readonly LoggedMail[]> =>
  selectMails(reader, shopId, kinds).where('outbox.order_id', '=', orderId).execute();

const selectMails = (reader: Reader, shopId: ShopId, kinds: readonly string[]) =>
  reader
    .selectFrom('outbox')
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'outbox.shop_id').onRef('orders.order_id', '=', 'outbox.order_id'),
    )
    .select([
      'outbox.outbox_id',
      'outbox.kind',
      'outbox.created_at',
      'outbox.run_at',
      'outbox.attempts',
      'outbox.done_at',
      'outbox.failure',
      'outbox.stored',
      ({ fn }) => fn<number | null>('abs', ['orders.number']).as('number'),
    ])
    .where('outbox.shop_id', '=', shopId)
    .where('outbox.kind', 'in', kinds)
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.outbox_id')
    .limit(MOST_LISTED);

interface FailedMail {
  readonly shopId: ShopId;
  readonly id: string;
  readonly kinds: readonly string[];
}

/** Starts the attempts of a mail that failed or was only stored from the beginning; false: it was sent, is being sent or is unknown. */
export async function retryMail(writer: Writer, { shopId, id, kinds }: FailedMail, now: string): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('outbox')
    .set({ run_at: now, attempts: 0, done_at: null, failure: null, stored: 0 })
    .where('outbox_id', '=', id)
    .where('shop_id', '=', shopId)
    .where('kind', 'in', kinds)
    .where((row) => row.or([row('failure', 'is not', null), row('stored', '=', 1)]))
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many mails have been given up since then. */
export async function countFailedMails(
  reader: Reader,
  { shopId, kinds, since }: { readonly shopId: ShopId; readonly kinds: readonly string[]; readonly since: string },
): Promise<number> {
  const { failed } = await reader
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string | number>().as('failed'))
    .where('shop_id', '=', shopId)
    .where('kind', 'in', kinds)
    .where('done_at', '>=', since)
    .where('failure', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(failed);
}
