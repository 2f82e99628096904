import { describe, expect, it } from 'vitest';
import { committedFiles, linesWith } from './committed-files.ts';

// docs/decisions/087: a sentence is in packages/wording, what a file looks like in packages/documents.

/** German in a text: a letter or a quotation mark that English has not, or a small word. */
const GERMAN = /[äöüßÄÖÜ„]|(?<=['`][^'`]*)\b(?:Dein|Deine|Du|der|die|das|und|nicht|ist|bei|mit|von|Uhr)\b/;
/** Markup, cells between separators, or the mark at the beginning of a file. */
const FORMAT = /<\/[a-z]|<!doctype|\.join\('[;,]'\)|\\uFEFF|\\r\\n/;
// The names of DATEV's columns belong to its format.
const NAMES_OF_COLUMNS = 'packages/documents/src/books/datev.ts';

const withoutComments = (pattern: RegExp) =>
  committedFiles(pattern).map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''),
  }));

describe('words and formats', () => {
  it('has no German in documents', () => {
    const documents = withoutComments(/^packages\/documents\/src\/.*(?<!\.test)\.ts$/);
    expect(
      linesWith(
        GERMAN,
        documents.filter(({ path }) => path !== NAMES_OF_COLUMNS),
      ),
    ).toEqual([]);
  });

  it('has no format of a file in wording', () => {
    expect(linesWith(FORMAT, withoutComments(/^packages\/wording\/src\/.*(?<!\.test)\.ts$/))).toEqual([]);
  });

  it('keeps the words of the office apart from those of guests', () => {
    const others = {
      office: /from '\.\.\/(?:storefront|documents)\//,
      storefront: /from '\.\.\/(?:office|documents)\//,
    };
    const found = Object.entries(others).flatMap(([room, other]) =>
      linesWith(other, committedFiles(new RegExp(String.raw`^packages/wording/src/${room}/.*\.ts$`))),
    );
    const shared = committedFiles(/^packages\/wording\/src\/[^/]*(?<!\.test)\.ts$/);
    expect([...found, ...linesWith(/from '\.\/(?:office|storefront|documents)\//, shared)]).toEqual([]);
  });
});
