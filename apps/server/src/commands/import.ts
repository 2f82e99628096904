import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ShopDocument, shopDocument } from '@tischlein/contract/office';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { andMore, IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import { readCoupons } from '../coupons/coupons.store.ts';
import type { Deps } from '../deps.ts';
import { findLosses, type Losses, needsConsent } from '../imports/compare-menus.ts';
import { describeFaults } from '../imports/describe-faults.ts';
import { formatImportReport } from '../imports/import-report.ts';
import { type FileProblem, mergeImport, readShopFile } from '../imports/read-shop-file.ts';
import { writeTemplate } from '../imports/write-template.ts';
import type { Imported } from '../imports/imported.ts';
import { acceptPictures } from '../imports/accept-pictures.ts';
import { restorePictures } from '../media/store-picture.ts';
import { writeShopDocument } from '../office/save-shop-document.ts';
import { hasDatabase } from '../db/database.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';

// Our own exports contain pictures; other files are at most 16 MB.
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_DETAILS = 50;

const options = {
  shop: { type: 'string' },
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  report: { type: 'string' },
  template: { type: 'string' },
} as const;

await runCommand(
  { name: 'import', words: (has) => (has('template') ? 0 : 1), options },
  async ({ words: [file = ''], settings, text, has }) => {
    const template = text('template');
    if (template !== null) {
      await write(template, writeTemplate(template));
      return console.log(`${COMMAND_SENTENCES.templateWritten}: ${template}`);
    }
    const { pictures, imported } = await acceptPictures(await readFrom(file));
    const slug = text('shop') ?? imported.config.slug;
    if (slug === undefined) throw new CommandProblem(COMMAND_SENTENCES.slugMissing);
    if (has('dry-run') && !hasDatabase(settings)) {
      await report(imported, findLosses(null, checkDocument(mergeImport(imported, slug, null))), text('report'));
      return console.log(`\n${COMMAND_SENTENCES.nothingWritten}`);
    }
    return withShops(settings, async (deps) => {
      const existing = await readShopDocument(deps, slug);
      const document = checkDocument(mergeImport(imported, slug, existing));
      const losses = findLosses(existing, document);
      await report(imported, losses, text('report'));
      if (has('dry-run')) return console.log(`\n${COMMAND_SENTENCES.nothingWritten}`);
      if (needsConsent(losses, existing) && !has('replace'))
        throw new CommandProblem(COMMAND_SENTENCES.lossNeedsConsent);
      const outcome = await deps.database.write((writer) => writeShopDocument(writer, document));
      if (outcome !== 'saved') throw new CommandProblem(COMMAND_SENTENCES[outcome]);
      await restorePictures(deps, document.config.id, pictures);
      return console.log(`\n${COMMAND_SENTENCES.imported} ${slug}.`);
    });
  },
);

/** Prints the report and writes the complete one into a file. */
async function report(imported: Imported, losses: Losses, file: string | null): Promise<void> {
  console.log(formatImportReport(imported, losses).join('\n'));
  if (file !== null) await write(file, `${formatImportReport(imported, losses, true).join('\n')}\n`);
}

async function readFrom(file: string): Promise<Imported> {
  const refuse = (): never => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnreadable}: ${file}`);
  };
  const { size } = await stat(file).catch(refuse);
  if (size > MOST_BYTES) throw toProblem({ code: 'tooLarge', details: [] });
  const read = await readShopFile(basename(file), await readFile(file).catch(refuse));
  if (read.ok) return read.value;
  throw toProblem(read.problem);
}

function toProblem({ code, details }: FileProblem): CommandProblem {
  const rest = details.length - MOST_DETAILS;
  const lines = details.slice(0, MOST_DETAILS).map((detail) => `  ${detail}`);
  return new CommandProblem(
    [IMPORT_FILE_PROBLEMS[code], ...lines, ...(rest > 0 ? [`  ${andMore(rest)}`] : [])].join('\n'),
  );
}

/** What the calls of the office would refuse, the import refuses, too (S3 L7). */
function checkDocument(document: ShopDocument): ShopDocument {
  const checked = shopDocument.safeParse(document);
  if (checked.success) return document;
  const faults = describeFaults(checked.error.issues, document);
  throw toProblem({ code: 'formatBroken', details: faults.map(({ where, rule }) => `${where}: ${rule}`) });
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content).catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  });
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
