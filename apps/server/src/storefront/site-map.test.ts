import { aDish, aMenuDocument, aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { renderSiteMap } from './site-map.ts';

const dishes = ['Aioli', 'Brot & Butter', 'Cola'].map((name) => aDish({ name }));
const aShopWith = (config: object = {}): LoadedShop =>
  ({
    config: { ...aShop(), slug: 'roma', pages: [], ...config },
    guestMenuDocument: aMenuDocument({ dishes }),
  }) as never;
const render = (part: number | null, most: number, shop = aShopWith()): string | null =>
  renderSiteMap({ shops: [shop], publicUrl: 'https://a.example', origin: 'https://a.example', part }, most);
const list = (xml: string | null): readonly string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('names the pages and every dish', () => {
  const pages = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];
  const paths = [...pages, ...dishes.map(({ id }) => `/gericht/${encodeURIComponent(id)}`)];
  expect(list(render(null, 50_000))).toEqual(paths.map((path) => `https://a.example/f=roma${path}`));
});

it('is divided where a file would hold too many addresses; together its parts name each once', () => {
  const whole = list(render(1, 50_000));
  expect(list(render(null, 3))).toEqual([1, 2, 3].map((part) => `https://a.example/sitemap-${part}.xml`));
  expect([1, 2, 3].flatMap((part) => list(render(part, 3)))).toEqual(whole);
  expect(render(4, 3)).toBeNull();
});

it('has no dishes of an overview, whose branches sell them', () => {
  expect(list(render(null, 50_000, aShopWith({ isFranchiseOverview: true })))).toHaveLength(4);
});
