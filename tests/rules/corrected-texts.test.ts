import { describe, expect, it } from 'vitest';
import { CORRECTIONS } from '../support/corrections.ts';
import { committedFiles } from './committed-files.ts';

const specification = new Map(
  committedFiles(/^docs\/specification\/[12]-.*\.md$/).map(({ path, text }) => [`S${path.replace(/.*\/(\d).*/, '$1')}`, text]),
);
const TEXT = String.raw`'([^']+)'|\`([^\`]+)\``;
const PAIR = new RegExp(String.raw`WORDING === 'literal'\s*\?\s*(?:${TEXT})\s*:\s*(?:${TEXT})`, 'g');
const wording = committedFiles(/^packages\/wording\/src\/.*(?<!\.test)\.ts$/).flatMap(({ text }) =>
  Array.from(text.matchAll(PAIR), ([, plain, template, right, rightTemplate]) => ({
    quoted: (plain ?? template ?? '').replaceAll('${', '{'),
    corrected: (right ?? rightTemplate ?? '').replaceAll('${', '{'),
  })),
);

/** A genitive, and words that S3 A9 replaces. */
const OTHER_LETTERS = /Anhand dieses Namen|^Opps/;

/** What is left of a text without spelling of compounds, capitals, and commas. */
const readLetters = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').replaceAll(/[^\p{L}\d]/gu, '');
/** Marks that end a sentence or frame a part of it. */
const readMarks = (text: string): string => text.replaceAll(/[^.!?:(){}]/g, '');

describe('words that the specification quotes with a mistake', () => {
  it('are a list', () => {
    expect(CORRECTIONS.length).toBeGreaterThan(15);
  });

  it.each(CORRECTIONS)('$source quotes: $quoted', ({ source, quoted }) => {
    expect(specification.get(source.slice(0, 2))).toContain(quoted);
  });

  it.each(CORRECTIONS)('only spelling and commas are corrected: $corrected', ({ quoted, corrected }) => {
    expect(corrected).not.toBe(quoted);
    expect(readMarks(corrected)).toBe(readMarks(quoted));
    if (!OTHER_LETTERS.test(quoted)) expect(readLetters(corrected)).toBe(readLetters(quoted));
  });

  it('are said in both versions, and no others', () => {
    const said = new Map(wording.map(({ quoted, corrected }) => [quoted, corrected]));
    expect([...said].toSorted()).toEqual(CORRECTIONS.map(({ quoted, corrected }) => [quoted, corrected]).toSorted());
  });

  it('are corrected in what is built', () => {
    const [file] = committedFiles(/^packages\/wording\/src\/literal-wording\.ts$/);
    expect(file?.text).toContain("WORDING: 'corrected' | 'literal' = 'corrected'");
  });
});
