/** The text that replaces a placeholder such as '{{Telefon}}' when a page is read (S3 L12). */
export interface Filling {
  readonly name: string;
  /** 'value': a few words in a line · 'passage': whole sentences, a list or a section; empty: it does not apply. */
  readonly kind: 'value' | 'passage';
  readonly text: string;
  /** Only this company has the value, so that it is found again in other words. */
  readonly isDistinctive?: boolean;
  /** The restaurant is named like the company, so that its name in a text does not mean the company. */
  readonly isShopName?: boolean;
}

const PLACEHOLDER = /\{\{([^{}\n]{1,60})\}\}/g;
const HEADING = /^(#{1,6}) /;
const LABEL_ONLY = /^(?:[-*] ?)?(?:[^:.\n]{1,60}:)?$/;

/** Lists the names in '{{…}}', each once. */
export const listFillingNames = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim())),
];

/**
 * Fills the placeholders of a Markdown text; a text without any stays as it is. A line of which only its label is left goes
 * ('Register: {{Register}}' of a company without one), and so does a heading whose section is empty afterwards.
 */
export function fillText(text: string, fillings: readonly Filling[]): string {
  if (listFillingNames(text).length === 0) return text;
  const byName = new Map(fillings.map(({ name, text: filling }) => [name, filling]));
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line): readonly string[] => {
      if (listFillingNames(line).length === 0) return [line];
      const filled = line.replaceAll(PLACEHOLDER, (whole, name: string) => byName.get(name.trim()) ?? whole);
      const tidy = filled.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ');
      return LABEL_ONLY.test(tidy.trim()) ? [GONE] : tidy.split('\n');
    });
  return dropEmptySections(lines)
    .filter((line) => line !== GONE)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A line that has gone; no text contains it. */
const GONE = '\u0000';

function dropEmptySections(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => {
    const level = HEADING.exec(line)?.[1]?.length;
    if (level === undefined) return true;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => (HEADING.exec(next)?.[1]?.length ?? Infinity) <= level);
    const section = end === -1 ? rest : rest.slice(0, end);
    return !section.includes(GONE) || section.some((next) => next !== GONE && next.trim() !== '');
  });
}

/**
 * Puts placeholders where a text has what they stand for. Returns null if filling them would not give the same text again, or if
 * nothing was found.
 */
export function linkText(text: string, fillings: readonly Filling[]): string | null {
  const before = normalizeLines(text);
  const linked = fillings
    .filter(({ text: filling }) => filling.trim().length >= SHORTEST)
    // The longest first, because a name may contain another value.
    .toSorted((left, right) => right.text.length - left.text.length)
    .reduce((linking, { name, kind, text: filling, isDistinctive, isShopName }) => {
      if (kind === 'passage') return replacePassage(linking, normalizeLines(filling), `{{${name}}}`);
      return isDistinctive && !isShopName ? replaceValue(linking, filling.trim(), `{{${name}}}`) : linking;
    }, before);
  const whole = linkAddress(linked, fillings);
  if (whole === before) return null;
  return normalizeLines(fillText(whole, fillings)) === before ? whole : null;
}

/** Shorter values are found in other words. */
const SHORTEST = 5;

/** Postcode and town only where they stand together. */
function linkAddress(text: string, fillings: readonly Filling[]): string {
  const find = (name: string): string => fillings.find((filling) => filling.name === name)?.text.trim() ?? '';
  const [zip, city] = [find('PLZ'), find('Ort')];
  return zip && city ? replaceValue(text, `${zip} ${city}`, '{{PLZ}} {{Ort}}') : text;
}

const replacePassage = (text: string, passage: string, placeholder: string): string =>
  `\n\n${text}\n\n`.replaceAll(`\n\n${passage}\n\n`, () => `\n\n${placeholder}\n\n`).slice(2, -2);

const replaceValue = (text: string, value: string, placeholder: string): string =>
  splitAtValue(text, value).join(placeholder);

/** The parts of a text between the places where the value is a whole word. */
function splitAtValue(text: string, value: string): readonly string[] {
  const parts = [''];
  for (let from = 0; ;) {
    const at = text.indexOf(value, from);
    if (at === -1) return [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${text.slice(from)}`];
    const end = at + value.length;
    const isWhole = !isWordCharacter(text[at - 1]) && !isWordCharacter(text[end]);
    parts[parts.length - 1] += text.slice(from, isWhole ? at : end);
    if (isWhole) parts.push('');
    from = end;
  }
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text has a value as whole words, or a passage as whole paragraphs. */
export function hasFilling(text: string, { kind, text: filling }: Pick<Filling, 'kind' | 'text'>): boolean {
  if (filling.trim() === '') return false;
  if (kind === 'value') return splitAtValue(text, filling.trim()).length > 1;
  return `\n\n${normalizeLines(text)}\n\n`.includes(`\n\n${normalizeLines(filling)}\n\n`);
}

/** Without the blanks and line ends that editors change. */
export const normalizeLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
