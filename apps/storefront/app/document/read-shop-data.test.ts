import { expect, it } from 'vitest';
import { readShopData } from './read-shop-data.ts';

const DATA = { shop: { id: 'shop-1' }, period: { sticker: '' }, basename: '', menuVersion: 3 };

it('reads the data of the document', () => {
  expect(readShopData(JSON.stringify(DATA))).toEqual(DATA);
});

it.each(['', 'null', '{}', JSON.stringify({ ...DATA, period: null }), JSON.stringify({ ...DATA, menuVersion: '3' })])(
  'throws on damaged data: %s',
  (text) => {
    expect(() => readShopData(text)).toThrow();
  },
);
