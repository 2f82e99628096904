import { type OrderId, orderId, type ShopId } from '@tischlein/domain';
import { type GuestContact, readGuestKey, toGuestKey } from '@tischlein/domain/guests';
import type { Reader } from '../db/database.ts';
import type { Person } from '../db/personal-data.ts';
import { hashCustomer } from '../identity.ts';
import { contactColumn } from '../orders/order-columns.ts';

/** No order has this id; a list with it is never empty. */
const NO_ORDER = orderId('');

interface Wanted {
  readonly shopId: ShopId;
  readonly key: string;
  readonly now: string;
}

/** Finds the orders of a person, by their key and by their account. */
export async function findPerson(reader: Reader, { shopId, key, now }: Wanted): Promise<Person> {
  const { email, phone } = readGuestKey(key);
  const rows = await reader
    .selectFrom('orders')
    .select(['order_id', 'contact'])
    .where('shop_id', '=', shopId)
    .where('purpose', '!=', 'test')
    .where((row) =>
      row.or([
        row('guest_key', '=', key),
        row(
          'account_id',
          'in',
          row
            .selectFrom('accounts')
            .select('accounts.account_id')
            .whereRef('accounts.shop_id', '=', 'orders.account_shop_id')
            .where('accounts.email', '=', email),
        ),
      ]),
    )
    .execute();
  const contacts: readonly GuestContact[] = [
    { email, phone },
    ...rows.map(({ contact }) => contactColumn.read(contact)),
  ];
  return {
    shopId,
    email,
    phone,
    orders: [...rows.map(({ order_id }) => order_id), NO_ORDER],
    customers: [...new Set(contacts.flatMap(listHashes))],
    now,
  };
}

const listHashes = (contact: GuestContact): string[] =>
  contact.email === '' && contact.phone === '' ? [] : hashCustomer(contact, '');

/** The key of the guest who placed an order; null: no such order, or no contact. */
export async function findKeyOfOrder(reader: Reader, shopId: ShopId, id: OrderId): Promise<string | null> {
  const row = await reader
    .selectFrom('orders')
    .select('contact')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', id)
    .where('purpose', '!=', 'test')
    .executeTakeFirst();
  return (row && toGuestKey(contactColumn.read(row.contact))) || null;
}
