import { expect, it } from 'vitest';
import { returnInfo } from './withdrawal.ts';

const PIZZA = { name: 'Margherita', amount: 2 };
const BEER = { name: 'Bier', amount: 1, withdrawalAllowed: true };

// Art. 246a § 1 (2) and (3) EGBGB, S3 L6.
it.each([
  ['nothing', [], []],
  ['prepared food only', [PIZZA], [/^Wir bereiten alles frisch .* kein Widerrufsrecht/]],
  ['bottles only', [BEER], [/^Diese Artikel kannst Du zurückgeben: 1× Bier\. .*ab dem Tag, an dem Du sie bekommst/]],
  ['both', [PIZZA, BEER], [/zurückgeben: 1× Bier\./, /vom Widerruf ausgenommen .*: 2× Margherita\.$/]],
])('says what can be returned: %s', (_, lines, sentences) => {
  expect(returnInfo(lines)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});
