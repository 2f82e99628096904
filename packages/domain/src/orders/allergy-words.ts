/**
 * Beginnings and endings of words by which guests name an allergy: 'Nussallergie', 'laktosefrei', 'Zöliakie'. A word that
 * contains one of them is marked; one mark too many costs a look, one too few may cost a life.
 */
const STEMS = [
  'allerg',
  'unverträglich',
  'intoleran',
  'anaphyla',
  'zöliakie',
  'zoeliakie',
  'glutenfrei',
  'laktosefrei',
  'lactosefrei',
  'milchfrei',
  'nussfrei',
  'eifrei',
  'spuren',
  'coeliac',
  'celiac',
  'epipen',
] as const;

/** A part of a note; marked if it names an allergy. */
export interface NotePart {
  readonly text: string;
  readonly isAllergy: boolean;
}

/** Splits a note into its words about allergies and the rest, in order; together they are the note. */
export function markAllergies(note: string): readonly NotePart[] {
  return note
    .split(/([\p{L}\p{M}\p{N}-]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isAllergy: isAllergy(text) }))
    .reduce<readonly NotePart[]>(joinAlike, []);
}

/** Whether a note names an allergy. */
export const namesAllergy = (note: string): boolean => markAllergies(note).some((part) => part.isAllergy);

function isAllergy(word: string): boolean {
  const plain = word.normalize('NFC').toLowerCase();
  return STEMS.some((stem) => plain.includes(stem));
}

function joinAlike(parts: readonly NotePart[], next: NotePart): readonly NotePart[] {
  const last = parts.at(-1);
  if (last?.isAllergy !== next.isAllergy) return [...parts, next];
  return [...parts.slice(0, -1), { ...last, text: last.text + next.text }];
}
