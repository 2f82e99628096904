import type { PublicPage } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
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
  await writer
    .insertInto('legal_texts')
    .values(missing)
    .onConflict((conflict) => conflict.columns(['shop_id', 'version']).doNothing())
    .execute();
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
