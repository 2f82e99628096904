import { setTimeout as pause } from 'node:timers/promises';
import type { ShopId } from '@tischlein/domain';
import type { LegalEntity } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import { readCompanies } from '../shops/legal-entities.store.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { listShopsWithQuotes } from '../shops/legal-quotes.store.ts';

type TextDeps = Pick<Deps, 'database' | 'shops' | 'events'>;

/**
 * Records what the texts of shops quote that are older than these records: data of the company in their words, and those of another
 * one. Runs once after a start, slowly, as guests are served meanwhile; a shop whose texts are known is left alone. Returns the stop
 * function.
 */
export function startRecordingTexts(deps: TextDeps): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    const known = await listShopsWithQuotes(deps.database.read);
    const companies = await readCompanies(deps.database.read);
    for (const { id } of deps.shops.listShops().filter((shop) => !known.has(shop.id))) {
      if (stopping.signal.aborted) return;
      await recordTexts(deps, id, companies);
      await pause(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run().catch((error: unknown) => deps.events.workerFailed('texts', error));
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Between two shops, of which one takes about 30 ms of the processor. */
const PAUSE_MS = 100;

async function recordTexts(
  { database, shops }: TextDeps,
  id: ShopId,
  companies: readonly LegalEntity[],
): Promise<void> {
  const shop = await shops.visitShop(id);
  if (!shop || shop.config.pages.length === 0) return;
  const facts = await shops.describeTexts({ ...shop, menuDocument: shop.fullMenu.document });
  const texts = { shopId: id, pages: shop.config.pages, facts, companies };
  await database.write((writer) => recordQuotes(writer, texts));
}
