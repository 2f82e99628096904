import { describe, expect, it } from 'vitest';
import { IN_WORDS_ONLY, LITERAL_TEXTS } from '../browser/texts/literal-texts.ts';
import { toPattern } from '../browser/texts/to-pattern.ts';

describe('texts that the specification quotes', () => {
  it('are all shown by a story or a scene', () => {
    expect(IN_WORDS_ONLY).toEqual([]);
  });

  it('are listed once', () => {
    const texts = LITERAL_TEXTS.map(({ text }) => text);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  it.each([
    ['Wir öffnen in {n} Minuten.', 'Wir öffnen in 25 Minuten.', true],
    ['Wir öffnen in {n} Minuten.', 'Wir öffnen in 25 Minuten, also bald', false],
    ['({count}/{limit})', '(1/3)', true],
    ['Tipp', 'Ein Tipp', false],
  ])("'%s' and '%s' match: %s", (text, shown, isMatch) => {
    expect(new RegExp(toPattern(text)).test(shown)).toBe(isMatch);
  });
});
