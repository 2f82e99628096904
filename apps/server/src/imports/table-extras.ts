import { ANY_SIZE } from '@tischlein/domain/menu';
import type { ChoicePrices } from './choices.ts';
import { foldWord } from './fold-words.ts';
import type { Notebook } from './imported.ts';
import { readPrice } from './read-price.ts';

const EXTRA = /^(.*?\S)\s*(?:[:=+]|\s)\s*\+?\s*((?:EUR\s*|€\s*)?\d[\d.,-]*\s*(?:€|EUR|Euro)?)$/i;
// Amounts of an extra, and parts of a dish, that a menu cannot express.
const PART_AMOUNT =
  /\b(?:halbe?[rsn]?|doppelte?[rsn]?|dreifache?[rsn]?|extra viel|double|half|triple)\b|(?:^|\s)(?:1\/2|½|2\s?x|3\s?x)\s/;
const MONEY_WORD =
  /(?<![\p{L}\p{N}])(?:ab|je|pro|bis|ca|von|netto|chf|fr|usd|czk|pln|gbp|dkk|sek|huf)\.?\s*[\d,.–-]*$|[$£¥]|\d[\d,.]*\s*[–/-]\s*$/iu;
const HALVES =
  /\bhalb\s*(?:[/&+-]|und)\s*halb\b|\bhaelfte\w*|\bhalf\s*(?:[/&+-]|and)\s*half\b|½\s*[/&+]?\s*½|\b(?:linke|rechte)r? haelfte/;

/** Returns whether a text offers a dish in halves. */
export const offersHalves = (text: string): boolean => HALVES.test(foldWord(text));

/** Reads 'Käse 1,00; Salami 1,50'. Half and double amounts are noted and left out, never approximated. */
export function readExtras(where: string, text: string, notebook: Notebook): readonly ChoicePrices[] {
  const parts = text.split(/[;|\n]/).map((part) => part.trim());
  const extras = new Map<string, ChoicePrices>();
  for (const part of parts.filter(Boolean)) {
    const [, name, amount] = EXTRA.exec(part) ?? [];
    // Another word before the amount may change it: 'Käse CHF 1,00', 'Käse ab 1,00'.
    const price = amount === undefined || MONEY_WORD.test(name ?? '') ? null : readPrice(amount);
    if (PART_AMOUNT.test(foldWord(part))) notebook.lost('partAmount', where, part);
    else if (!name || price === null || extras.has(name)) notebook.lost('extraUnreadable', where, part);
    else extras.set(name, { name, prices: { [ANY_SIZE]: price } });
  }
  return [...extras.values()];
}
