import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ShopDocument } from '@tischlein/contract/office';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import { readCoupons } from '../coupons/coupons.store.ts';
import type { Deps } from '../deps.ts';
import { formatImportReport } from '../imports/import-report.ts';
import { mergeImport, readShopFile } from '../imports/read-shop-file.ts';
import type { Imported } from '../imports/imported.ts';
import { saveShopDocument } from '../office/save-shop-document.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';

const options = { shop: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

await runCommand({ name: 'import', words: 1, options }, async ({ words: [file = ''], settings, text, has }) => {
  const imported = await readFrom(file);
  const slug = text('shop') ?? imported.config.slug;
  if (slug === undefined) throw new CommandProblem(COMMAND_SENTENCES.slugMissing);
  console.log(formatImportReport(imported).join('\n'));
  if (has('dry-run')) return console.log(`\n${COMMAND_SENTENCES.nothingWritten}`);
  await withShops(settings, async (deps) => {
    const document = mergeImport(imported, slug, await readShopDocument(deps, slug));
    const outcome = await saveShopDocument(deps, document);
    if (outcome !== 'saved') throw new CommandProblem(COMMAND_SENTENCES[outcome]);
  });
  return console.log(`\n${COMMAND_SENTENCES.imported} ${slug}.`);
});

async function readFrom(file: string): Promise<Imported> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnreadable}: ${file}`);
  });
  const read = readShopFile(basename(file), text);
  if (read.ok) return read.value;
  throw new CommandProblem(`${IMPORT_FILE_PROBLEMS[read.problem.code]} (${read.problem.detail})`);
}

async function readShopDocument(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  slug: string,
): Promise<ShopDocument | null> {
  const shop = shops.shopByRef(slug);
  if (!shop) return null;
  const coupons = await readCoupons(database.read, shop.id);
  return { format: 'tischlein-shop/1', config: shop.config, menu: shop.menuDocument, coupons };
}
