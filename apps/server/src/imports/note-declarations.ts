import { ALLERGENS, type Declaration, type DishDocument } from '@tischlein/domain/menu';
import type { Notebook } from './imported.ts';
import type { Legend } from './legend-codes.ts';
import { readDeclarations, type ReadDeclarations } from './read-declarations.ts';

/** What a file says about a dish; null: nothing. */
export interface DeclarationTexts {
  readonly allergens: string | null;
  readonly additives: string | null;
  /** Allergens and additives in one text. */
  readonly both: string | null;
}

export interface DeclarationReading {
  readonly legend: Legend;
  readonly notebook: Notebook;
}

type Declared = Pick<DishDocument, 'declarations' | 'partialDeclarations'>;

/**
 * Reads the declarations of a dish. One unknown word makes them unknown as a whole and is noted; what was understood is
 * kept for the merchant, who confirms the rest (S3 L2).
 */
export function noteDeclarations(
  where: string,
  { allergens, additives, both }: DeclarationTexts,
  { legend, notebook }: DeclarationReading,
): Declared {
  const statement = [allergens, both].filter((text) => text !== null).join('\n');
  const read = readDeclarations(statement, legend);
  const added = readDeclarations(additives ?? '', legend);
  const isUnderstood = noteWords(where, [read, added], notebook);
  // A dish with additives only makes no statement about allergens, in whichever column they are.
  const states = read.declared.some(isAllergen) || read.saysNone;
  if (!states && isUnderstood)
    notebook.assumed('allergensUnknown', where, [statement, additives ?? ''].join(' ').trim());
  const declared = [...new Set([...read.declared, ...added.declared])];
  if (!states || !isUnderstood) return toUnknown(declared, [read, added]);
  noteGaps(where, declared, notebook);
  return { declarations: declared };
}

const isAllergen = (declaration: Declaration): boolean => ALLERGENS.some((allergen) => allergen === declaration);

const MOST_CHARACTERS = 500;

function toUnknown(named: readonly Declaration[], readings: readonly ReadDeclarations[]): Declared {
  const words = new Set(readings.flatMap(({ unknown, codes }) => [...unknown, ...codes]));
  const unclear = [...words].join(', ').slice(0, MOST_CHARACTERS);
  return { declarations: null, ...((named.length > 0 || unclear) && { partialDeclarations: { named, unclear } }) };
}

/** Returns whether every word was understood. */
function noteWords(where: string, readings: readonly ReadDeclarations[], notebook: Notebook): boolean {
  const collect = (pick: (reading: ReadDeclarations) => readonly string[]): string =>
    [...new Set(readings.flatMap(pick))].join(', ');
  const misspelled = collect((reading) => reading.misspelled);
  const hints = collect((reading) => reading.hints);
  const unknown = collect((reading) => reading.unknown);
  const codes = collect((reading) => reading.codes);
  if (misspelled) notebook.changed('declarationMisspelled', where, misspelled);
  if (hints) notebook.changed('declarationHint', where, hints);
  if (unknown) notebook.assumed('declarationUnknown', where, unknown);
  if (codes) notebook.assumed('legendMissing', where, codes);
  return unknown === '' && codes === '';
}

function noteGaps(where: string, declared: readonly Declaration[], notebook: Notebook): void {
  if (declared.includes('gluten')) notebook.assumed('glutenKindMissing', where);
  if (declared.includes('nuts')) notebook.assumed('nutKindMissing', where);
  if (declared.includes('sulphurised') && !declared.includes('sulphite')) notebook.assumed('sulphiteProposed', where);
}
