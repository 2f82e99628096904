import type { Quote } from '@tischlein/contract/shop';
import type { PersonalEntry } from '@tischlein/domain/guests';
import { isFinished } from '@tischlein/domain/orders';
import { GUEST_ERASED } from '@tischlein/wording';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';
import { type Contact, contactColumn, NO_CONTACT, quoteColumn, toContactColumns } from './order-columns.ts';
import { forgetGuests } from './order-guests.store.ts';

/** Orders: a deletion leaves articles, amounts and VAT, which the books need, and nothing that says whose they are. */
export const orderData: PersonalDataPart = {
  columns: {
    orders: ['contact', 'search_words', 'guest_key', 'quote', 'session_hash', 'account_id'],
    order_changes: ['quote_after', 'quote_before', 'reason'],
    order_guests: ['guest_hash'],
    order_keys: ['request_hash'],
  },
  read: async (reader, person) => (await readOrders(reader, person)).map(toOrderEntry),
  erase: async (writer, person) => {
    const orders = await readOrders(writer, person);
    for (const { shop_id, order_id, quote } of orders)
      await writer
        .updateTable('orders')
        .set({
          ...toContactColumns(ERASED),
          quote: quoteColumn.write(withoutNames(quoteColumn.read(quote))),
          session_hash: '',
          account_id: null,
        })
        .where('shop_id', '=', shop_id)
        .where('order_id', '=', order_id)
        .execute();
    await eraseChanges(writer, person);
    await writer
      .deleteFrom('order_keys')
      .where('shop_id', '=', person.shopId)
      .where('order_id', 'in', person.orders)
      .execute();
    await forgetGuests(writer, orders);
  },
  findHindrances: async (reader, person) =>
    (await readOrders(reader, person))
      .filter(({ status }) => !isFinished(status))
      .map(({ number }) => ({ kind: 'order', number: Math.abs(number) })),
};

/** Proposed changes of an order hold whole calculations. */
async function eraseChanges(writer: Writer, { shopId, orders }: Person): Promise<void> {
  const changes = await writer
    .selectFrom('order_changes')
    .select(['order_id', 'change_id', 'quote_after', 'quote_before'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .execute();
  const strip = (quote: string): string => quoteColumn.write(withoutNames(quoteColumn.read(quote)));
  for (const { order_id, change_id, quote_after: after, quote_before: before } of changes)
    await writer
      .updateTable('order_changes')
      .set({ reason: '', quote_after: strip(after), quote_before: before && strip(before) })
      .where('shop_id', '=', shopId)
      .where('order_id', '=', order_id)
      .where('change_id', '=', change_id)
      .execute();
}

const ERASED: Contact = { ...NO_CONTACT, name: GUEST_ERASED };

const readOrders = (reader: Reader, { shopId, orders }: Person): Promise<Row<'orders'>[]> =>
  reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .orderBy('placed_at', 'desc')
    .execute();

function toOrderEntry(row: Row<'orders'>): PersonalEntry {
  const contact = contactColumn.read(row.contact);
  const quote = quoteColumn.read(row.quote);
  const { name, company, street, streetNumber, floor, zip, city, phone, email } = contact;
  return {
    part: 'order',
    order: row.order_id,
    facts: {
      number: String(Math.abs(row.number)),
      placedAt: row.placed_at,
      state: row.status,
      name,
      company,
      address: street === '' ? '' : `${street} ${streetNumber}, ${floor} ${zip} ${city}`.replaceAll(/\s+/g, ' '),
      phone,
      email,
      deliveryType: row.delivery_type,
      payment: row.payment_method ?? '',
      total: String(row.total),
      articles: quote.lines.map(({ amount, name: article }) => `${amount}× ${article}`).join(', '),
      noteKitchen: contact.messageCook,
      noteDelivery: contact.messageDriver,
      coupon: row.coupon_code ?? '',
      table: row.table_number === null ? '' : String(row.table_number),
    },
  };
}

/** The calculation without the names of a group's members and the notes of a waiter. */
function withoutNames({ lines, group, ...quote }: Quote): Quote {
  return {
    ...quote,
    lines: lines.map(({ note: _note, ...line }) => ({ ...line, memberName: '' })),
    ...(group && {
      group: {
        ...group,
        name: '',
        ownerName: '',
        shares: group.shares.map((share) => ({ ...share, memberName: '' })),
      },
    }),
  };
}
