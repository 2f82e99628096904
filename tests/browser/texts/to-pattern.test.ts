import { expect, it } from 'vitest';
import { toPattern } from './to-pattern.ts';

it.each([
  ['Wir öffnen in {n} Minuten.', 'Wir öffnen in 25 Minuten.', true],
  ['Wir öffnen in {n} Minuten.', 'Wir öffnen in 25 Minuten, also bald', false],
  ['({count}/{limit})', '(1/3)', true],
  ['Tipp', 'Ein Tipp', false],
])("'%s' and '%s' match: %s", (text, shown, isMatch) => {
  expect(new RegExp(toPattern(text)).test(shown)).toBe(isMatch);
});
