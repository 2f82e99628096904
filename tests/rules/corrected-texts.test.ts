import { describe, expect, it } from 'vitest';
import { CORRECTIONS } from '../support/corrections.ts';
import { committedFiles } from './committed-files.ts';

const read = (path: RegExp): string => committedFiles(path)[0]?.text ?? '';
const SPECIFICATION: Readonly<Record<string, string>> = {
  S1: read(/^docs\/specification\/1-.*\.md$/),
  S2: read(/^docs\/specification\/2-.*\.md$/),
};
const readme = read(/^docs\/specification\/README\.md$/);

const TEXT = String.raw`'([^']+)'|\`([^\`]+)\``;
const PAIR = new RegExp(String.raw`WORDING === 'literal'\s*\?\s*(?:${TEXT})\s*:\s*(?:${TEXT})`, 'g');
const withoutDollar = (text: string): string => text.replaceAll('${', '{');
/** Both versions of each text in the wording. */
const said = new Map(
  committedFiles(/^packages\/wording\/src\/.*(?<!\.test)\.ts$/).flatMap(({ text }) =>
    Array.from(text.matchAll(PAIR), ([, quoted, quotedTemplate, corrected, correctedTemplate]) => [
      withoutDollar(quoted ?? quotedTemplate ?? ''),
      withoutDollar(corrected ?? correctedTemplate ?? ''),
    ]),
  ) as [string, string][],
);

/** A genitive, and words that S3 A9 replaces. */
const OTHER_LETTERS = /Anhand dieses Namen|^Opps/;

/** The letters of a text: compounds, capitals and commas do not count. */
const readLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\d]/gu, '');
/** Marks that end a sentence or frame a part of it. */
const readMarks = (text: string): string => text.replaceAll(/[^.!?:(){}]/g, '');

describe('words that the specification quotes with a mistake', () => {
  it.each(CORRECTIONS)('%s quotes: %s', (source, quoted) => {
    expect(SPECIFICATION[source.slice(0, 2)]).toContain(quoted);
  });

  it.each(CORRECTIONS)('%s: only spelling and commas of it are corrected: %s', (_source, quoted, corrected) => {
    expect(corrected).not.toBe(quoted);
    expect(readMarks(corrected)).toBe(readMarks(quoted));
    expect(readLetters(corrected) === readLetters(quoted) || OTHER_LETTERS.test(quoted)).toBe(true);
  });

  it('are all said in both versions, and no others', () => {
    expect(said).toEqual(new Map(CORRECTIONS.map(([, quoted, corrected]) => [quoted, corrected])));
  });

  it('are listed for the people who wrote them', () => {
    const rows = CORRECTIONS.map((row) => `| ${row.join(' | ')} |`);
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });

  it('are corrected in what is built', () => {
    expect(read(/^packages\/wording\/src\/literal-wording\.ts$/)).toContain("'literal' = 'corrected'");
  });
});
