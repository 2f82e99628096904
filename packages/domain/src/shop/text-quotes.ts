import { type Filling, hasFilling, listFillingNames } from './fill-text.ts';

/**
 * What a text said instead of its placeholders, by their names, as it was when it was saved: a value literally, a passage as a
 * checksum.
 */
export type TextQuotes = Readonly<Record<string, string>>;

/** A text with what it could quote. */
export interface QuotingText {
  readonly text: string;
  /** The placeholders of the template for this text; empty: it has no template. */
  readonly template: readonly string[];
  /** What the placeholders stand for now. */
  readonly fillings: readonly Filling[];
}

/**
 * What a text quotes in words of its own: placeholders of the template that it lacks, and values of the company wherever they
 * are. What it quoted before stays, until it has gone from the text or is confirmed.
 */
export function listQuotes(quoting: QuotingText, before: TextQuotes): TextQuotes {
  const entries = listQuotable(quoting).flatMap((filling): readonly (readonly [string, string])[] => {
    const present = toQuote(filling);
    const earlier = before[filling.name];
    if (earlier !== undefined && isOutdated(quoting, filling, earlier)) return [[filling.name, earlier]];
    if (isQuoted(quoting, filling)) return [[filling.name, present]];
    // Confirmed: the text names another company on purpose.
    return earlier === '' ? [[filling.name, '']] : [];
  });
  return Object.fromEntries(entries);
}

/** The names of placeholders whose words in a text differ from the present data (S3 L12). */
export const listOutdatedNames = (quoting: QuotingText, quotes: TextQuotes): readonly string[] =>
  listQuotable(quoting)
    .filter((filling) => {
      const quoted = quotes[filling.name];
      return quoted !== undefined && isOutdated(quoting, filling, quoted);
    })
    .map(({ name }) => name);

const listQuotable = ({ template, fillings }: QuotingText): readonly Filling[] =>
  fillings.filter(({ name, isDistinctive }) => isDistinctive === true || template.includes(name));

const isMissing = ({ text, template }: QuotingText, { name }: Filling): boolean =>
  template.includes(name) && !listFillingNames(text).includes(name);

const isQuoted = (quoting: QuotingText, filling: Filling): boolean =>
  isMissing(quoting, filling) ||
  (filling.isDistinctive === true && !filling.isShopName && hasFilling(quoting.text, filling));

function isOutdated(quoting: QuotingText, filling: Filling, quoted: string): boolean {
  if (quoted === toQuote(filling)) return false;
  // 'Roma GmbH' is still right in a text that says 'Roma GmbH & Co. KG'.
  const rest = filling.text.trim() === '' ? quoting.text : quoting.text.replaceAll(filling.text.trim(), '');
  if (filling.isDistinctive && hasFilling(rest, { kind: 'value', text: quoted })) return true;
  return isMissing(quoting, filling) && !hasFilling(quoting.text, filling);
}

const toQuote = ({ kind, text }: Filling): string => (kind === 'value' ? text.trim() : createChecksum(text));

/** FNV-1a, 32 bits: tells passages apart, protects nothing. */
function createChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trim()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
