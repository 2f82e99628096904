import { randomUUID } from 'node:crypto';
import { userId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import type { NewOrder } from '../orders/orders.store.ts';
import { foldEmail } from '../identity.ts';
import { insertAccount, readAccountByEmail } from './accounts.store.ts';
import { sendLink } from './send-link.ts';

type AccountOrder = Pick<NewOrder, 'shop_id' | 'order_id' | 'contact' | 'account_shop_id' | 'account_id'>;

/**
 * Creates the account that an order asks for, unless its e-mail address has one, and sends the confirmation link.
 * The profile stays empty until the link is used. Call it in the transaction that releases the order to the kitchen.
 */
export async function openAccount(writer: Writer, order: AccountOrder, now: string): Promise<void> {
  const { shop_id: order_shop_id, order_id, account_shop_id: shop_id, account_id } = order;
  const email = foldEmail(order.contact.email);
  if (shop_id === null || account_id !== null || email === '') return;
  const newAccount = { shop_id, account_id: userId(randomUUID()), email, order_shop_id, order_id, created_at: now };
  await insertAccount(writer, newAccount);
  const account = await readAccountByEmail(writer, shop_id, email);
  if (account) await sendLink(writer, account, { viaShopId: order_shop_id, orderId: order_id, now });
}
