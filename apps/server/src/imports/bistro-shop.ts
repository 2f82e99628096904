import { toCents, zoneId } from '@tischlein/domain';
import type { Declaration, MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryZone } from '@tischlein/domain/shop';
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

/** Groups postcodes with the same minimum into one zone; the format has no delivery fee. */
export function readZones(file: BistroFile, notebook: Notebook): DeliveryZone[] {
  const byMinimum = Map.groupBy(file.supportedZipCodes, (entry) => entry.minimalSum);
  return [...byMinimum]
    .toSorted(([left], [right]) => left - right)
    .map(([minimum, entries]) => {
      const name = [...new Set(entries.map((entry) => entry.place))].join(', ') || 'Liefergebiet';
      notebook.assumed('zoneFeeAssumed', name, `ab ${minimum} €`);
      return {
        id: zoneId(`ab-${minimum}`),
        name: `${name} ab ${minimum} €`,
        area: { kind: 'postcodes', postcodes: entries.map((entry) => String(entry.zip).padStart(5, '0')) },
        deliveryFee: toCents(0),
        minimumOrderValue: toCents(eurosToCents(minimum)),
        freeAfter: null,
      };
    });
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
