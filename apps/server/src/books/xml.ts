/** An element with others inside. */
export const element = (name: string, content: readonly string[]): string =>
  `<${name}>\n${content.join('\n')}\n</${name}>`;

/** An element with text. */
export const value = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${escapeXml(text)}</${name}>`;

/** A day 'YYYY-MM-DD' as XRechnung writes it; `type` is the namespace of the date. */
export const date = (name: string, day: string, type: 'udt' | 'qdt' = 'udt'): string =>
  element(name, [value(`${type}:DateTimeString`, day.replaceAll('-', ''), 'format="102"')]);

export const euros = (cents: number): string => (cents / 100).toFixed(2);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The text of an element that `value` has written. */
export const unescapeXml = (text: string): string =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((plain, [character, entity]) => plain.replaceAll(entity, character), text);

const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
