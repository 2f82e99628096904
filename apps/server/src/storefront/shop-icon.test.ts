import { describe, expect, it } from 'vitest';
import { newShop } from '../imports/new-shop.ts';
import { renderShopIcon } from './shop-icon.ts';

const icon = (title: string, primaryColor: string): string => renderShopIcon({ ...newShop('x'), title, primaryColor });

describe('the icon of a shop', () => {
  it.each([
    ['Trattoria', '#1b3a2c', '>T<', 'fill="#fff"'],
    ['öko', '#d2ff00', '>Ö<', 'fill="#000"'],
    ['<b>', '#000000', '><', 'fill="#fff"'],
  ])('%s on %s shows %s', (title, color, letter, ink) => {
    expect(icon(title, color)).toContain(letter);
    expect(icon(title, color)).toContain(ink);
    expect(icon(title, color)).not.toContain('<b>');
  });
});
