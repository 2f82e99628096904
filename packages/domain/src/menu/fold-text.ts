/** Normalises a text for searching: lower case, no diacritics. 'Käse' becomes 'kase'. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(COMBINING_MARKS, '').replaceAll('ß', 'ss');
}

/** Patterns for the words of a search, to match folded text; 'kase', 'kaese' and 'Käse' all find 'Käse'. */
export function wordPatterns(text: string): RegExp[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word) => new RegExp(word.replace(SPECIAL, '\\$&').replace(/([aou])e/g, '$1e?')));
}

const COMBINING_MARKS = /[\u0300-\u036f]/g;
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;
