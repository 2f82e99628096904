/**
 * Where S1 and S2 quote words with a mistake in spelling or commas, the shop says them without it, or literally. docs/specification/README.md
 * lists both. A constant, so that builds hold one of them.
 */
export const WORDING: 'corrected' | 'literal' = 'corrected';
