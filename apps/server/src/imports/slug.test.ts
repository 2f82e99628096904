import { expect, it } from 'vitest';
import { toSlug } from './slug.ts';

it.each([
  ['Süß-saure Sauce', 'suess-saure-sauce'],
  ['Łosoś po polsku', 'losos-po-polsku'],
  ['Kıymalı Pide', 'kiymali-pide'],
  ['Bœuf à l’ancienne', 'boeuf-a-l-ancienne'],
  ['Борщ', 'borshch'],
  ['寿司', 'shousi'],
  ['  Café & Bar!  ', 'cafe-bar'],
  [`${'a'.repeat(59)} und mehr`, 'a'.repeat(59)],
])('%s becomes an address that ends with a letter or digit: %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
