import type { Writer } from '../db/database.ts';
import type { WithOrderFollowers } from './order-follower.ts';
import { acceptTaken } from './telephone-taking.ts';
import { changeOrder, type StoredOrder } from './orders.store.ts';

/** Hands a paid order to the desk and confirms it. Returns false if that was done before, or the order has ended. */
export async function releaseOrder(
  { orderFollowers }: WithOrderFollowers,
  writer: Writer,
  { order, now }: { readonly order: StoredOrder; readonly now: string },
): Promise<boolean> {
  const isReleased = await changeOrder(writer, order, {
    action: 'pay',
    at: now,
    columns: { status: 'placed', released_at: now, refusal_reason: null },
    mails: [],
  });
  if (!isReleased) return false;
  for (const { released } of orderFollowers) await released?.(writer, order, now);
  await acceptTaken({ orderFollowers }, writer, { order: { ...order, status: 'placed', released_at: now }, now });
  return true;
}
