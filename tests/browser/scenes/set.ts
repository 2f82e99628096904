import { test } from '@playwright/test';
import type { Guest } from '../support/guest.ts';
import type { OwnShop, Owner } from '../support/owner.ts';
import type { Troubles } from '../support/troubles.ts';
import type { Scene } from './scene.ts';
import { sceneMenu } from './scene-menu.ts';

/** A merchant's two colours. */
export interface Merchant {
  readonly name: string;
  readonly colours: { readonly primaryColor?: string; readonly accentColor?: string };
}

export const DEMO: Merchant = { name: 'the demo', colours: {} };
export const GARISH: Merchant = {
  name: 'a merchant in garish colours',
  colours: { primaryColor: '#ffe600', accentColor: '#ff00c8' },
};

interface Stage {
  readonly guest: Guest;
  readonly owner: Owner;
  readonly troubles: Troubles;
}

/** Shows a scene to a new guest. Scenes that change nothing share a shop. */
export async function showScene(scene: Scene, merchant: Merchant, { guest, owner, troubles }: Stage): Promise<void> {
  if (scene.foretold) troubles.foretell(scene.foretold);
  const shop = await shopFor(scene, merchant, owner);
  await test.step(scene.name, () => scene.show({ page: guest.page, guest, owner, shop }));
}

// Each worker opens a shop once: opening costs more than looking at it.
const shops = new Map<string, Promise<OwnShop>>();
const menus = new Map<Scene['menu'], number>();

function shopFor({ config = {}, menu }: Scene, { colours }: Merchant, owner: Owner): Promise<OwnShop> {
  if (!menus.has(menu)) menus.set(menu, menus.size);
  const key = JSON.stringify({ ...colours, ...config, menu: menus.get(menu) });
  const known = shops.get(key) ?? owner.opensBranch({ ...config, ...colours }, menu ?? sceneMenu);
  shops.set(key, known);
  return known;
}
