import type { TelephoneGuest } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { readOrderSearch } from '@tischlein/domain/orders';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { Contact } from './order-columns.ts';
import { readOrdersById } from './desk.store.ts';
import type { StoredOrder } from './orders.store.ts';
import { findOrdersByPhone } from './telephone.store.ts';

const LEAST_DIGITS = 5;
const MOST_GUESTS = 5;
const LAST_ORDERS = 3;

/** Who has ordered with a number that ends or begins with these digits, the latest first. */
export async function findTelephoneGuests(
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  phone: string,
): Promise<readonly TelephoneGuest[]> {
  const search = readOrderSearch(phone);
  if (search?.kind !== 'digits' || search.digits.length < LEAST_DIGITS) return [];
  const ids = await findOrdersByPhone(database.read, shop.id, search.digits);
  if (ids.length === 0) return [];
  const orders = (await readOrdersById(database.read, shop.id, ids)).toReversed();
  const guests = Map.groupBy(orders, ({ contact }) => toGuestKey(contact));
  return [...guests.values()].slice(0, MOST_GUESTS).flatMap((own) => toGuest(own) ?? []);
}

const toGuestKey = ({ name, street, streetNumber, zip }: Contact): string =>
  [name, street, streetNumber, zip].join(' ').toLowerCase();

function toGuest(orders: readonly StoredOrder[]): TelephoneGuest | null {
  const [latest] = orders;
  if (!latest) return null;
  const { name, company, street, streetNumber, floor, zip, city, phone, email, messageDriver } = latest.contact;
  return {
    name,
    company,
    street,
    streetNumber,
    floor,
    zip,
    city,
    phone,
    email,
    messageDriver,
    orderCount: orders.length,
    lastOrders: orders.slice(0, LAST_ORDERS).map((order) => ({
      id: order.order_id,
      number: order.number,
      placedAt: order.placed_at,
      deliveryType: order.delivery_type,
      total: toCents(order.total),
      lines: order.quote.lines,
    })),
  };
}
