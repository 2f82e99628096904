import type { ImportNote } from '@tischlein/contract/office';
import { IMPORT_NOTE_SENTENCES, IMPORT_KIND_TITLES, importCounts } from '@tischlein/wording/import';
import type { Imported } from './imported.ts';

const KINDS = ['lost', 'changed', 'assumed'] as const;

/** Lists what was imported, lost, changed or assumed, as lines for a terminal, grouped by kind of note. */
export function formatImportReport(imported: Imported): string[] {
  const { menu, notes } = imported;
  const counts = importCounts({
    categories: menu.categories.length,
    dishes: menu.dishes.length,
    combos: menu.menus.length,
    offers: menu.offers.length,
    sizes: menu.sizes.length,
    groups: menu.extraGroups.length,
    zones: imported.config.deliveryZones?.length ?? 0,
    coupons: imported.coupons?.length ?? 0,
  });
  return [
    counts,
    ...KINDS.flatMap((kind) =>
      formatNotes(
        kind,
        notes.filter((note) => note.kind === kind),
      ),
    ),
  ];
}

function formatNotes(kind: ImportNote['kind'], notes: readonly ImportNote[]): string[] {
  if (notes.length === 0) return [];
  const byCode = [...Map.groupBy(notes, (note) => note.code)];
  return [
    '',
    IMPORT_KIND_TITLES[kind],
    ...byCode.map(
      ([code, same]) => `  ${IMPORT_NOTE_SENTENCES[code]} (${same.length})\n    ${same.map(formatNote).join('; ')}`,
    ),
  ];
}

const formatNote = (note: ImportNote): string => (note.value ? `${note.where}: ${note.value}` : note.where);
