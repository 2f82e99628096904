import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { listShopsWithQuotes } from '../shops/legal-quotes.store.ts';

type TextDeps = Pick<Deps, 'database' | 'shops' | 'events'>;

/**
 * Records what the texts of shops quote that are older than these records: data of the company in their words, and those of another
 * one. Runs once after a start; a shop whose texts are known is left alone. Returns the stop function.
 */
export function startRecordingTexts(deps: TextDeps): () => Promise<void> {
  let isStopped = false;
  const run = async (): Promise<void> => {
    const known = await listShopsWithQuotes(deps.database.read);
    for (const { id } of deps.shops.listShops()) {
      if (isStopped) return;
      if (!known.has(id)) await recordTexts(deps, id);
    }
  };
  const running = run().catch((error: unknown) => deps.events.workerFailed('texts', error));
  return async () => {
    isStopped = true;
    await running;
  };
}

async function recordTexts({ database, shops }: TextDeps, id: ShopId): Promise<void> {
  const shop = await shops.visitShop(id);
  if (!shop || shop.config.pages.length === 0) return;
  const facts = await shops.describeTexts({ ...shop, menuDocument: shop.fullMenu.document });
  await database.write((writer) => recordQuotes(writer, { shopId: id, pages: shop.config.pages, facts }));
  await shops.refresh();
}
