import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopDocument } from '@tischlein/contract/office';
import { categoryId, dishId, type ImageId, shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { restorePictures } from '../apps/server/src/media/store-picture.ts';
import { saveShopDocument } from '../apps/server/src/imports/save-shop-document.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';

/**
 * Fills a data folder with shops of the given menu sizes; the slug names the size: 'karte-1000'. `hasPictures`: the pictures
 * of the dishes are stored, too, instead of answering 404.
 */
export async function saveLargeMenus(dataDir: string, counts: readonly number[], hasPictures = false): Promise<void> {
  const { deps, close } = await openDeps({
    dataDir,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://shop.test',
    secretKey: null,
    report: () => {},
    clock: { now: () => new Date().toISOString() },
  });
  for (const count of counts) {
    const shop = createLargeShop(count);
    const outcome = await saveShopDocument(deps, shop, 'open');
    if (outcome !== 'saved') throw new Error(`the shop with ${count} dishes was not saved: ${outcome}`);
    if (hasPictures) await restorePictures(deps, shop.config.id, await readDishPictures(shop.menu));
  }
  await close();
}

async function readDishPictures({ dishes }: MenuDocument): Promise<ReadonlyMap<ImageId, Uint8Array>> {
  const names = new Set(dishes.flatMap(({ imageName }) => imageName ?? []));
  const folder = join(import.meta.dirname, '../demo/media');
  return new Map(
    await Promise.all([...names].map(async (name) => [name, await readFile(join(folder, `${name}.webp`))] as const)),
  );
}

// A menu has at most 500 categories.
const CATEGORY_ROUNDS = 12;

function createLargeShop(count: number): ShopDocument {
  const demo = DEMO_SHOPS.find(({ config }) => config.slug === 'tramonto-mitte');
  if (!demo) throw new Error('the demo has a branch in Mitte');
  const slug = `karte-${count}`;
  const { franchise: _, ...singleShopConfig } = demo.config;
  const config = { ...singleShopConfig, id: shopId(slug), slug, restaurantId: slug };
  return { ...demo, config, menu: enlargeMenu(demo.menu, count), coupons: [] };
}

/** Repeats categories and dishes under numbered names until there are so many dishes. */
export function enlargeMenu(menu: MenuDocument, count: number): MenuDocument {
  const { categories, dishes } = menu;
  const rounds = Array.from({ length: Math.ceil(count / dishes.length) }, (_, round) => round);
  return {
    ...menu,
    categories: rounds.slice(0, CATEGORY_ROUNDS).flatMap((round) =>
      categories.map((category) => ({
        ...category,
        id: numberedId(categoryId, category.id, round),
        name: numberedName(category.name, round),
      })),
    ),
    dishes: rounds
      .flatMap((round) =>
        dishes.map((dish) => ({
          ...dish,
          id: numberedId(dishId, dish.id, round),
          name: numberedName(dish.name, round),
          category: numberedId(categoryId, dish.category, round % CATEGORY_ROUNDS),
        })),
      )
      .slice(0, count),
  };
}

const numberedId = <Id>(create: (text: string) => Id, id: string, round: number): Id =>
  create(round === 0 ? id : `${id}-${round}`);

const numberedName = (name: string, round: number): string => (round === 0 ? name : `${name} ${round + 1}`);
