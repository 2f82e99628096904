import { toCents } from '@tischlein/domain';
import type { Declaration, MenuDocument } from '@tischlein/domain/menu';
import { euro } from '@tischlein/wording';
import type { BistroFile } from './bistro-file.ts';
import { eurosToCents, toTimetable } from './bistro-values.ts';
import type { Imported, Notebook } from './imported.ts';
import { NO_LEGEND } from './legend-codes.ts';
import { readDeclarations } from './read-declarations.ts';

/** The merchant's own letters and numbers for declarations. */
export function readCodes(file: BistroFile, notebook: Notebook): MenuDocument['declarationCodes'] {
  const codes: Partial<Record<Declaration, string>> = {};
  for (const [word, code] of [...Object.entries(file.footNote.allergens), ...Object.entries(file.footNote.additives)]) {
    const { declared } = readDeclarations(word, NO_LEGEND);
    const [declaration] = declared;
    if (declaration && declared.length === 1) codes[declaration] = code;
    else notebook.lost('declarationUnknown', 'Legende', `${code} ${word}`);
  }
  return codes;
}

/** Notes the zones: the format has no delivery fee, so they are entered by hand. */
export function noteZones(file: BistroFile, notebook: Notebook): void {
  const byMinimum = Map.groupBy(file.supportedZipCodes, (entry) => entry.minimalSum);
  for (const [minimum, entries] of [...byMinimum].toSorted(([left], [right]) => left - right)) {
    const places = [...new Set(entries.map((entry) => entry.place))].filter(Boolean).join(', ');
    const postcodes = entries.map((entry) => String(entry.zip).padStart(5, '0')).join(', ');
    notebook.lost('zoneFeeMissing', places || postcodes, `${postcodes}, ab ${euro(toCents(eurosToCents(minimum)))}`);
  }
}

/** Opening hours; the format has no special days. */
export function readOpening(file: BistroFile): Pick<Imported['config'], 'opening'> | Record<string, never> {
  if (file.openAt.length === 0) return {};
  return {
    opening: {
      openingTimes: toTimetable(file.openAt),
      deliveryTimes: [],
      specialOpeningTimes: [],
      preparationMinutes: { delivery: 45, pickup: 20, dineIn: 15 },
      slotMinutes: 15,
      enablePreOrder: true,
      preOrderDays: 2,
      allowASAP: { delivery: true, pickup: true },
    },
  };
}

const FILE_FIELDS: ReadonlySet<string> = new Set([
  'openAt',
  'footNote',
  'cafeData',
  'supportedZipCodes',
  'normalizationData',
  'orderingEnabled',
]);
const CATEGORY_FIELDS: ReadonlySet<string> = new Set([
  'category',
  'description',
  'traits',
  'availableAt',
  'supplementedBy',
  'supplementPrompt',
  'items',
]);
const ITEM_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'price',
  'traits',
  'allergens',
  'additives',
  'spiciness',
  'onlyAsSupplement',
]);

/** Notes every field that has no counterpart. */
export function noteUnknownFields(file: BistroFile, notebook: Notebook): void {
  const noteUnknown = (known: ReadonlySet<string>, record: object, where: string): void => {
    for (const [field, value] of Object.entries(record))
      if (!known.has(field)) notebook.lost('fieldWithoutPlace', where, `${field}: ${JSON.stringify(value)}`);
  };
  noteUnknown(FILE_FIELDS, file, 'Datei');
  noteUnknown(new Set(['allergens', 'additives']), file.footNote, 'Legende');
  for (const category of file.cafeData.menu) {
    noteUnknown(CATEGORY_FIELDS, category, category.category);
    for (const item of category.items) noteUnknown(ITEM_FIELDS, item, item.name);
  }
}
