import { expect, it } from 'vitest';
import { namesPartsOnly } from './names-parts-only.ts';

it.each([
  ['all parts', 'Tomaten, Basilikum', true],
  ['some parts in another order', 'basilikum und Tomaten', true],
  ['words of its own', 'Tomaten, frisch vom Markt', false],
  ['a sentence', 'Die Pizza des Hauses mit Basilikum', false],
])('a description with %s', (_, description, isList) => {
  expect(namesPartsOnly(description, ['Tomaten', 'Mozzarella', 'Basilikum'])).toBe(isList);
});

it('is no list of parts if the dish has none', () => {
  expect(namesPartsOnly('Tomaten', [])).toBe(false);
});
