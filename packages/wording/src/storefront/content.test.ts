import { expect, it } from 'vitest';
import { contentText } from './content.ts';

it.each([
  [{ amount: 330, unit: 'ml' }, '0,33 l'],
  [{ amount: 375, unit: 'ml' }, '375 ml'],
  [{ amount: 20, unit: 'ml' }, '20 ml'],
  [{ amount: 1500, unit: 'ml' }, '1,5 l'],
  [{ amount: 500, unit: 'g' }, '500 g'],
  [{ amount: 1500, unit: 'g' }, '1,5 kg'],
  [{ amount: 1255, unit: 'g' }, '1255 g'],
] as const)('the net content as on the package (LMIV Art. 23): %o', (content, words) => {
  expect(contentText(content)).toBe(words);
});
