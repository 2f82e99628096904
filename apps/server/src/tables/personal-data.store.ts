import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';

/** Names that a guest gave at a table, in the history of its bill. */
export const tableData: PersonalDataPart = {
  columns: { bill_entries: ['author_name'] },
  read: async (reader, person) =>
    (await readEntries(reader, person)).map(({ author_name, at, table_number }) => ({
      part: 'table',
      facts: { name: author_name, placedAt: at, table: String(table_number) },
    })),
  erase: async (writer, person) => {
    for (const { bill_id, version } of await readEntries(writer, person))
      await writer
        .updateTable('bill_entries')
        .set({ author_name: '' })
        .where('shop_id', '=', person.shopId)
        .where('bill_id', '=', bill_id)
        .where('version', '=', version)
        .execute();
  },
};

/** Entries of the guests on the bills of these orders that are made under the name of the order. */
async function readEntries(reader: Reader, { shopId, orders }: Person) {
  const names = await reader
    .selectFrom('orders')
    .select('contact')
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .where('table_number', 'is not', null)
    .execute();
  const own = new Set(names.map(({ contact }) => readName(contact)));
  const entries = await reader
    .selectFrom('bill_entries')
    .innerJoin('table_bills', (join) =>
      join
        .onRef('table_bills.shop_id', '=', 'bill_entries.shop_id')
        .onRef('table_bills.bill_id', '=', 'bill_entries.bill_id'),
    )
    .innerJoin('bill_orders', (join) =>
      join
        .onRef('bill_orders.shop_id', '=', 'bill_entries.shop_id')
        .onRef('bill_orders.bill_id', '=', 'bill_entries.bill_id'),
    )
    .select(['bill_entries.bill_id', 'bill_entries.version', 'author_name', 'at', 'table_number'])
    .distinct()
    .where('bill_entries.shop_id', '=', shopId)
    .where('bill_orders.order_id', 'in', orders)
    .where('author_kind', '=', 'guest')
    .where('author_name', '<>', '')
    .execute();
  return entries.filter(({ author_name }) => own.has(author_name));
}

function readName(contact: string): string {
  const parsed: unknown = JSON.parse(contact);
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed ? String(parsed.name) : '';
}
