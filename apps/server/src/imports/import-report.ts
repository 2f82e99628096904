import type { ImportNote } from '@tischlein/contract/office';
import {
  andMore,
  IMPORT_KIND_TITLES,
  IMPORT_NOTE_SENTENCES,
  importBalance,
  importCounts,
  LOSS_NAMES,
} from '@tischlein/wording/import';
import type { Losses } from './compare-menus.ts';
import type { Imported } from './imported.ts';

const KINDS = ['rejected', 'lost', 'changed', 'assumed'] as const;
const LOSSES = ['dishes', 'combos', 'offers', 'dailyDishes', 'pictures', 'coupons'] as const;
const EXAMPLES = 5;
const LONGEST_EXAMPLE = 160;

/**
 * Lists what was imported, rejected, lost, changed or assumed, and what the current menu loses, grouped by cause. `all`:
 * every case instead of five examples.
 */
export function formatImportReport(imported: Imported, losses: Losses, all = false): string[] {
  const { menu, notes, format, balance } = imported;
  const counts = importCounts({
    categories: menu.categories.length,
    dishes: imported.taken,
    combos: menu.menus.length,
    offers: menu.offers.length,
    sizes: menu.sizes.length,
    groups: menu.extraGroups.length,
    zones: imported.config.deliveryZones?.length ?? 0,
    coupons: imported.coupons?.length ?? 0,
    pictures: Object.keys(imported.pictures ?? {}).length,
  });
  const most = all ? Number.POSITIVE_INFINITY : EXAMPLES;
  return [
    importBalance(format === 'table' ? 'rows' : 'dishes', balance),
    counts,
    ...KINDS.flatMap((kind) =>
      formatNotes(
        kind,
        notes.filter((note) => note.kind === kind),
        most,
      ),
    ),
    ...formatLosses(losses, most),
  ];
}

function formatNotes(kind: ImportNote['kind'], notes: readonly ImportNote[], most: number): string[] {
  if (notes.length === 0) return [];
  const byCode = [...Map.groupBy(notes, (note) => note.code)];
  return [
    '',
    `${IMPORT_KIND_TITLES[kind]} (${notes.length}):`,
    ...byCode.flatMap(([code, same]) => [
      `  ${IMPORT_NOTE_SENTENCES[code]} (${same.length}):`,
      ...formatExamples(same.map(formatNote), most),
    ]),
  ];
}

function formatLosses(losses: Losses, most: number): string[] {
  const lost = LOSSES.filter((part) => losses[part].length > 0);
  if (lost.length === 0) return [];
  return [
    '',
    `${IMPORT_KIND_TITLES.gone}:`,
    ...lost.flatMap((part) => [
      `  ${LOSS_NAMES[part]} (${losses[part].length}):`,
      ...formatExamples(losses[part], most),
    ]),
  ];
}

function formatExamples(examples: readonly string[], most: number): string[] {
  const shown = examples.slice(0, most).map((example) => `    ${toLine(example)}`);
  const rest = examples.length - shown.length;
  return rest > 0 ? [...shown, `    ${andMore(rest)}`] : shown;
}

const formatNote = (note: ImportNote): string => (note.value ? `${note.where}: ${note.value}` : note.where);

/** One short line without control characters. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return line.length > LONGEST_EXAMPLE ? `${line.slice(0, LONGEST_EXAMPLE)} …` : line;
}
