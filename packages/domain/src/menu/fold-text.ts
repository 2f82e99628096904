/** Text to be searched: small letters without marks, 'Käse' is 'kase'. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(COMBINING_MARKS, '').replaceAll('ß', 'ss');
}

/** The words of a search as patterns for folded text; 'kase', 'kaese' and 'Käse' all find 'Käse'. */
export function wordPatterns(text: string): RegExp[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word) => new RegExp(word.replace(SPECIAL, '\\$&').replace(/([aou])e/g, '$1e?')));
}

const COMBINING_MARKS = /[\u0300-\u036f]/g;
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;
