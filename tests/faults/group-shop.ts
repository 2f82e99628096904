import type { StockState } from '@tischlein/contract/office';
import { shopId, toBasisPoints, toCents } from '@tischlein/domain';
import { isSameStockItem, type MenuDocument, type StockItem, stockVersion } from '@tischlein/domain/menu';
import { aCategory, aDish, anExtraGroup, anIngredient, anOffer, selection } from '@tischlein/domain/testing';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { replaceConfig, replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedConfig, readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { editShop } from '../support/edit-shop.ts';
import { OWNER } from '../support/open-shop.ts';
import { aCoupon } from '../support/trattoria.ts';
import type { TwoNodes } from './two-nodes.ts';

/** Sequences that run at the same time have dishes of their own, so that none sells out those of another. */
const SLOTS = 8;

/** What of a slot can sell out. */
export type Part = 'dolce' | 'calzone' | 'pilze';

/** Switches the stock of a slot, and waits until both nodes know. */
export type SetStock = (slot: number, part: Part, isOut: boolean) => Promise<void>;

/** Adds the dishes, a two-for-one, a discount of groups and a coupon. */
export async function prepareGroupShop(shop: TwoNodes): Promise<SetStock> {
  const { deps } = shop.nodes[0];
  await editShop(deps, shopId('roma'), async (writer, saved) => {
    await replaceMenu(writer, saved, withSlots(readSavedMenu(saved)));
    await writeCoupons(writer, shopId('roma'), [aCoupon()]);
  });
  const discount = { discountType: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(2000) } as const;
  await editShop(deps, shopId('roma'), (writer, saved) =>
    replaceConfig(writer, saved, { ...readSavedConfig(saved), groupOrderDiscounts: [discount] }),
  );
  await refresh(shop);
  return createStock(shop);
}

function withSlots(menu: MenuDocument): MenuDocument {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  return {
    ...menu,
    dishes: [
      ...menu.dishes,
      ...slots.flatMap((slot) => [
        aDish({ id: `dolce-${slot}`, category: 'slots', price: 600 }),
        aDish({ id: `calzone-${slot}`, category: 'slots', price: 1000, extras: [`belag-${slot}`] }),
      ]),
    ],
    extraGroups: [
      ...menu.extraGroups,
      ...slots.map((slot) => anExtraGroup({ id: `belag-${slot}`, items: { [`pilze-${slot}`]: 120 } })),
    ],
    ingredients: [...menu.ingredients, ...slots.map((slot) => anIngredient(`pilze-${slot}`))],
    categories: [...menu.categories, aCategory('slots')],
    offers: [
      ...menu.offers,
      anOffer({ id: 'zwei', kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['bier'] }) }),
    ],
  };
}

async function refresh({ nodes }: TwoNodes): Promise<void> {
  for (const { deps } of nodes) await deps.shops.refresh();
}

async function createStock(shop: TwoNodes): Promise<SetStock> {
  const { app } = shop.nodes[0];
  const url = '/api/office/shop/roma/stock';
  const signedIn = await app.inject({ method: 'POST', url: '/api/office/session', payload: OWNER });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return async (slot, part, isOut) => {
    const item = toItem(slot, part);
    const known: StockState = (await app.inject({ url, headers: { cookie } })).json();
    const version = stockVersion(known.out.find((entry) => isSameStockItem(entry, item)));
    const headers = { cookie, 'if-match': `"${version}"` };
    const payload = { item, out: isOut ? 'forGood' : 'back' };
    const answer = await app.inject({ method: 'PUT', url, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`the stock answered ${answer.statusCode}: ${answer.body}`);
    await refresh(shop);
  };
}

const toItem = (slot: number, part: Part): StockItem =>
  part === 'pilze'
    ? { kind: 'extra', id: `pilze-${slot}`, group: `belag-${slot}` }
    : { kind: 'dish', id: `${part}-${slot}`, group: '' };
