import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ShopDocument } from '@tischlein/contract/office';
import type { Result } from '@tischlein/domain';
import { toDutyLink } from '@tischlein/contract/office-pages';
import { describeInvalidBranch, listDuties, OPENING_DUTY_WORDS, problemMessage } from '@tischlein/wording';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { andMore, IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import type { Deps } from '../deps.ts';
import type { Losses } from '../imports/compare-menus.ts';
import { formatImportReport } from '../imports/import-report.ts';
import { type ImportPlan, planImport } from '../imports/plan-import.ts';
import { readWithinLimits } from '../imports/read-within-limits.ts';
import type { FileProblem } from '../imports/file-problem.ts';
import { readSource } from '../imports/read-source.ts';
import { isPdf, PDF } from '../imports/read-pdf.ts';
import { isZip } from '../imports/read-workbook.ts';
import { writeTemplate } from '../imports/write-template.ts';
import type { Imported } from '../imports/imported.ts';
import { acceptPictures } from '../imports/accept-pictures.ts';
import { restorePictures } from '../media/store-picture.ts';
import { changeShopState, readShopState } from '../office/edit-shop-state.ts';
import { addWebPictures } from '../imports/add-web-pictures.ts';
import { PUBLIC_ONLY } from '../integrations/send-webhook.ts';
import { importFile, type PlannedFile, toImportVersion } from '../imports/import-file.ts';
import { readShopDocument, saveShopDocument } from '../imports/save-shop-document.ts';
import type { SaveShopOutcome } from '../shops/save-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { hasDatabase } from '../db/open-database.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';

// Our own exports contain pictures; other files are at most 16 MB.
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_DETAILS = 50;
/** Who an import from the command line is in the history of a menu. */
const COMMAND = COMMAND_SENTENCES.importedBy;

const options = {
  shop: { type: 'string' },
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  open: { type: 'boolean' },
  report: { type: 'string' },
  template: { type: 'string' },
} as const;

// The template may be asked for without a name.
if (process.argv.at(-1) === '--template') process.argv.push('karte.xlsx');

await runCommand(
  { name: 'import', words: (has) => (has('template') ? 0 : 1), options },
  async ({ words: [file = ''], settings, text, has }) => {
    const template = text('template');
    if (template !== null) {
      await write(template, await writeTemplate(template));
      return console.log(`${COMMAND_SENTENCES.templateWritten}: ${template}`);
    }
    const { pictures, imported } = await acceptPictures(await readFrom(file));
    const slug = text('shop') ?? imported.config.slug;
    if (slug === undefined) throw new CommandProblem(COMMAND_SENTENCES.slugMissing);
    if (has('dry-run') && !hasDatabase(settings)) {
      await report(imported, requirePlan(planImport(imported, slug, null)).losses, text('report'));
      return console.log(`\n${COMMAND_SENTENCES.nothingWritten}`);
    }
    return withShops({ ...settings, mustExist: false }, async (deps) => {
      const known = await deps.shops.shopByRef(slug);
      const plan = requirePlan(planImport(imported, slug, await readShopDocument(deps, slug)));
      const { document, losses } = plan;
      await report(imported, losses, text('report'));
      if (has('dry-run')) return console.log(`\n${COMMAND_SENTENCES.nothingWritten}`);
      if (plan.needsConsent && !has('replace')) throw new CommandProblem(COMMAND_SENTENCES.lossNeedsConsent);
      const planned = await addWebPictures({ plan, pictures }, imported, PUBLIC_ONLY);
      const outcome = await (known ? replaceShop(deps, known, planned) : createShop(deps, planned));
      if (outcome !== 'saved') throw new CommandProblem(COMMAND_SENTENCES[outcome]);
      console.log(`\n${COMMAND_SENTENCES.imported} ${slug}.`);
      return finishDraft(deps, document.config, has('open'));
    });
  },
);

type ImportDeps = Pick<Deps, 'database' | 'shops' | 'clock'>;

async function createShop(deps: ImportDeps, { plan: { document }, pictures }: PlannedFile): Promise<SaveShopOutcome> {
  const outcome = await saveShopDocument(deps, document);
  if (outcome === 'saved') await restorePictures(deps, document.config.id, pictures);
  return outcome;
}

/** Replaces a shop unless it has changed since the report; an open one keeps what it needs (S3 L1). */
async function replaceShop(deps: ImportDeps, known: LoadedShop, file: PlannedFile): Promise<SaveShopOutcome> {
  const edited = await importFile(deps, known.id, { ...file, version: toImportVersion(known), by: COMMAND });
  switch (edited.outcome) {
    case 'done':
      return edited.result;
    case 'outdated':
      throw new CommandProblem(COMMAND_SENTENCES.shopChanged);
    case 'dutiesLost':
      throw new CommandProblem(`${problemMessage('dutiesLost')} ${listDuties(edited.duties)}`);
    case 'branchInvalid':
      throw new CommandProblem(describeInvalidBranch(edited.branch));
  }
}

/** Opens a draft on request, and lists the missing facts (S3 L1). */
async function finishDraft(
  { database, shops, clock }: Pick<Deps, 'database' | 'shops' | 'clock'>,
  { id, slug }: ShopDocument['config'],
  isOpening: boolean,
): Promise<void> {
  const texts = (await shops.shopByRef(id))?.textStates ?? {};
  const { state, steps } = (await readShopState(database.read, id, { texts })).document;
  if (state === 'open') return;
  const missing = steps.filter(({ isDone }) => !isDone);
  const change = { state: 'open', now: clock.now(), texts } as const;
  if (missing.length === 0 && isOpening) await database.write((writer) => changeShopState(writer, id, change));
  if (missing.length === 0) return console.log(isOpening ? COMMAND_SENTENCES.opened : COMMAND_SENTENCES.readyToOpen);
  const lines = missing.map(({ duty }) => `  ${OPENING_DUTY_WORDS[duty].name}: ${toDutyLink(slug, duty)}`);
  const list = [problemMessage('dutiesMissing'), ...lines].join('\n');
  if (isOpening) throw new CommandProblem(list);
  console.log(list);
}

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
  const bytes = await readFile(file).catch(refuse);
  const source = { from: { fileName: basename(file), bytes } };
  // A small workbook may need more memory than there is. Other files are read faster without a thread.
  const { read, system } = await (isZip(bytes) || isPdf(bytes) ? readWithinLimits(source) : readSource(source));
  if (read.ok && system === PDF) throw toProblem({ code: 'pdfNeedsWizard', details: [] });
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

function requirePlan(plan: Result<ImportPlan, FileProblem>): ImportPlan {
  if (plan.ok) return plan.value;
  throw toProblem(plan.problem);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content).catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  });
}
