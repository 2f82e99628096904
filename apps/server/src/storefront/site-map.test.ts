import { aDish, aMenuDocument, aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { listPagePaths } from '../shops/page-paths.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { renderSiteMap } from './site-map.ts';

const dishes = ['Aioli', 'Brot & Butter', 'Cola'].map((name) => aDish({ name }));
const aShopWith = (config: object = {}) => {
  const paths = listPagePaths({ ...aShop(), pages: [], ...config }, aMenuDocument({ dishes }));
  return { paths, entry: { id: 'roma', slug: 'roma', domain: null, pathCount: paths.length } as never as ShopEntry };
};
const render = (
  part: number | null,
  most: number,
  { paths, entry }: ReturnType<typeof aShopWith> = aShopWith(),
): Promise<string | null> =>
  renderSiteMap(
    {
      shops: [entry],
      publicUrl: 'https://a.example',
      origin: 'https://a.example',
      part,
      readPaths: async () => new Map([[entry.id, paths]]),
    },
    most,
  );
const list = (xml: string | null): readonly string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('names the pages and every dish', async () => {
  const pages = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];
  const paths = [...pages, ...dishes.map(({ id }) => `/gericht/${encodeURIComponent(id)}`)];
  expect(list(await render(null, 50_000))).toEqual(paths.map((path) => `https://a.example/f=roma${path}`));
});

it('is divided where a file would hold too many addresses; together its parts name each once', async () => {
  const whole = list(await render(1, 50_000));
  expect(list(await render(null, 3))).toEqual([1, 2, 3].map((part) => `https://a.example/sitemap-${part}.xml`));
  const parts = await Promise.all([1, 2, 3].map((part) => render(part, 3)));
  expect(parts.flatMap(list)).toEqual(whole);
  expect(await render(4, 3)).toBeNull();
});

it('has no dishes of an overview, whose branches sell them', async () => {
  expect(list(await render(null, 50_000, aShopWith({ isFranchiseOverview: true })))).toHaveLength(4);
});
