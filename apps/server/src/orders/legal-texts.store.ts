import type { PublicPage } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertMissing, keepFirst } from '../db/insert-once.ts';
import { prepareQuery } from '../db/prepare-query.ts';

/** Keeps the texts that an order accepts, so that its versions can be read later; each once. */
export async function keepLegalTexts(writer: Writer, shopId: ShopId, pages: readonly PublicPage[]): Promise<void> {
  const rows = pages
    .filter(({ legalRole }) => legalRole === 'terms' || legalRole === 'privacy')
    .map(({ version = '', title, text }) => ({ shop_id: shopId, version, title, text }));
  const [first, second] = rows;
  const kept = await selectKept(writer, { shopId, first: first?.version ?? '', second: second?.version ?? '' });
  const missing = rows.filter((row) => !kept.some(({ version }) => version === row.version));
  if (missing.length === 0) return;
  // The version is made of the text.
  keepFirst(await insertMissing(writer.insertInto('legal_texts').values(missing), ['shop_id', 'version']));
}

interface TwoVersions {
  readonly shopId: ShopId;
  readonly first: string;
  readonly second: string;
}

const selectKept = prepareQuery((writer: Writer, { shopId, first, second }: TwoVersions) =>
  writer
    .selectFrom('legal_texts')
    .select('version')
    .where('shop_id', '=', shopId)
    .where('version', 'in', [first, second]),
);

/** A kept text with the orders that accepted it. */
interface AcceptedText {
  readonly version: string;
  readonly title: string;
  readonly orders: number;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
}

/** The kept texts of a shop, the latest first. */
export async function readAcceptedTexts(reader: Reader, shopId: ShopId): Promise<readonly AcceptedText[]> {
  const texts = await reader
    .selectFrom('legal_texts')
    .select(['version', 'title'])
    .where('shop_id', '=', shopId)
    .execute();
  const uses = await reader
    .selectFrom('orders')
    .select(({ fn }) => [
      'accepted_terms',
      fn.countAll<string | number>().as('orders'),
      fn.min('placed_at').as('firstAt'),
      fn.max('placed_at').as('lastAt'),
    ])
    .where('shop_id', '=', shopId)
    .where('accepted_terms', 'is not', null)
    .groupBy('accepted_terms')
    .execute();
  return texts
    .map(({ version, title }) => {
      const own = uses.filter(({ accepted_terms: accepted }) => accepted?.includes(`"${version}"`));
      return {
        version,
        title,
        orders: own.reduce((count, { orders }) => count + Number(orders), 0),
        firstAt: own.map(({ firstAt }) => firstAt).toSorted()[0] ?? null,
        lastAt:
          own
            .map(({ lastAt }) => lastAt)
            .toSorted()
            .at(-1) ?? null,
      };
    })
    .toSorted((left, right) => (right.lastAt ?? '').localeCompare(left.lastAt ?? ''));
}

export async function readLegalText(
  reader: Reader,
  shopId: ShopId,
  version: string,
): Promise<{ readonly title: string; readonly text: string } | null> {
  const query = reader.selectFrom('legal_texts').select(['title', 'text']).where('shop_id', '=', shopId);
  return (await query.where('version', '=', version).executeTakeFirst()) ?? null;
}
