import { foldText } from './fold-text.ts';

/** Returns whether a description only lists parts of the dish: 'Tomaten, Basilikum'. Then the list of parts replaces it. */
export function namesPartsOnly(description: string, parts: readonly string[]): boolean {
  const names = new Set(parts.map(foldText));
  return description.split(/,|&| und /u).every((words) => names.has(foldText(words.trim())));
}
