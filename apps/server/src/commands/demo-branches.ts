import { readFile } from 'node:fs/promises';
import { type LegalEntityId, shopId, toCents, zoneId } from '@tischlein/domain';
import type { Point } from '@tischlein/domain/delivery';
import type { DeliveryZone, ShopConfig } from '@tischlein/domain/shop';
import { markChange } from '../db/open-change.ts';
import type { PostcodeNear } from '../delivery/places.ts';
import type { Deps } from '../deps.ts';
import { inInstallation } from '../installation.ts';
import { toStoredConfig } from '../shops/branch-documents.ts';
import { FIRST_VERSIONS, insertShops, type StoredShop } from '../shops/insert-shops.store.ts';
import { toIndexed } from '../shops/refresh-index.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type IndexedShop, writeIndexed } from '../shops/shop-index.store.ts';
import { readModels } from './demo-branches.store.ts';
import { spread } from './spread.ts';

/** The franchise of the demo, and its branches, whose hours and menus the new ones have in turn (S4 Demo). */
export const DEMO_FRANCHISE = 'tramonto';
const MODELS = ['tramonto-mitte', 'tramonto-kreuzberg', 'tramonto-prenzlauer-berg'];
const AT_ONCE = 100;
const NEAR_KILOMETRES = 4;
const FAR_KILOMETRES = 10;

type BranchDeps = Pick<Deps, 'database' | 'shops' | 'places' | 'clock'>;

/**
 * Adds branches all over Germany to the franchise of the demo until there are so many; at most one for each postcode. Not through the
 * calls of the office, which would take an hour for a thousand. Returns how many are new.
 */
export async function addBranches({ database, shops, places, clock }: BranchDeps, amount: number): Promise<number> {
  const [franchise] = await readModels(database.read, [DEMO_FRANCHISE]);
  const models = await loadModels({ database, shops });
  if (!franchise) throw new Error(`the demo has no ${DEMO_FRANCHISE}`);
  const wanted = spread(await readPostcodes(), amount).map((place, index) => ({ place, index }));
  const missing = wanted.filter(({ place }) => shops.findEntry(toSlug(place.zip)) === null);
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const created: NewBranch[] = [];
    for (const { place, index } of missing.slice(start, start + AT_ONCE)) {
      const model = models[index % models.length];
      if (!model) throw new Error('the demo has no branches');
      const near = await places.listPostcodesNear(place, FAR_KILOMETRES);
      created.push(createBranch(model, franchise.config, describeBranch(model.shop.config, place, near)));
    }
    await database.write(async (writer) => {
      markChange();
      await insertShops(writer, created, clock.now());
      await writeIndexed(
        writer,
        created.map(({ indexed }) => indexed),
      );
    });
  }
  await shops.refresh();
  return missing.length;
}

/** A branch of the demo: its menu as it is stored, and what the index of a new one is derived from. */
interface Model {
  readonly shop: LoadedShop;
  readonly menu: string;
  readonly legalEntityId: LegalEntityId | null;
  /** What the versions of an index entry count beside those of the shop: those of the franchise. */
  readonly inherited: Readonly<Record<'config' | 'menu', number>>;
}

async function loadModels({ database, shops }: Pick<BranchDeps, 'database' | 'shops'>): Promise<readonly Model[]> {
  const counters = shops.counters();
  const models: Model[] = [];
  for (const { id, menu, legalEntityId } of await readModels(database.read, MODELS)) {
    const shop = await shops.shopByRef(id);
    const own = counters.get(id);
    if (!shop || !own) continue;
    const inherited = { config: shop.configVersion - own.config_version, menu: shop.menuVersion - own.menu_version };
    models.push({ shop, menu, legalEntityId, inherited });
  }
  return models;
}

interface NewBranch extends StoredShop {
  readonly indexed: IndexedShop;
}

/** The index is written with the branch: to derive it would take 20 ms each. */
function createBranch(
  { shop, menu, legalEntityId, inherited }: Model,
  franchise: string,
  config: ShopConfig,
): NewBranch {
  const versions = {
    configVersion: FIRST_VERSIONS.config_version + inherited.config,
    menuVersion: FIRST_VERSIONS.menu_version + inherited.menu,
  };
  const indexed = toIndexed({ ...shop, ...versions, id: config.id, config });
  return { id: config.id, config: toStoredConfig(config, franchise), menu, legalEntityId, indexed };
}

const toSlug = (zip: string): string => `${DEMO_FRANCHISE}-${zip}`;

function describeBranch(model: ShopConfig, place: Postcode, around: readonly PostcodeNear[]): ShopConfig {
  // Codes of tables belong to one restaurant.
  const { tableService: _, ...config } = model;
  const slug = toSlug(place.zip);
  const near = around.filter(({ kilometres }) => kilometres <= NEAR_KILOMETRES).map(({ zip }) => zip);
  const inside = [...new Set([place.zip, ...near])];
  const outside = around.map(({ zip }) => zip).filter((zip) => !inside.includes(zip));
  return {
    ...config,
    id: shopId(slug),
    slug,
    restaurantId: slug,
    restaurantName: `Tramonto ${place.town} ${place.zip}`,
    restaurantStreet: 'Hauptstraße 1',
    restaurantZip: place.zip,
    restaurantCity: place.town,
    latitude: place.latitude,
    longitude: place.longitude,
    phone: `030 55${place.zip}`,
    deliveryZones: [
      createZone('nah', inside, { fee: 250, minimum: 1500 }),
      ...(outside.length > 0 ? [createZone('weit', outside, { fee: 390, minimum: 2500 })] : []),
    ],
  };
}

const createZone = (
  name: string,
  postcodes: readonly string[],
  { fee, minimum }: Readonly<Record<'fee' | 'minimum', number>>,
): DeliveryZone => ({
  id: zoneId(name),
  name,
  area: { kind: 'postcodes', postcodes },
  deliveryFee: toCents(fee),
  minimumOrderValue: toCents(minimum),
  freeAfter: null,
});

interface Postcode extends Point {
  readonly zip: string;
  readonly town: string;
}

/** apps/server/data/LICENCES.md */
async function readPostcodes(): Promise<readonly Postcode[]> {
  const text = await readFile(inInstallation('apps/server/data/german-postcodes.txt'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [zip = '', latitude, longitude, towns = ''] = line.split('|');
      return { zip, latitude: Number(latitude), longitude: Number(longitude), town: towns.split('/')[0] ?? '' };
    });
}
