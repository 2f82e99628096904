import { test } from '@playwright/test';
import type { Guest } from '../support/guest.ts';
import type { OwnShop, Owner } from '../support/owner.ts';
import type { BrowserErrors } from '../support/browser-errors.ts';
import type { Scene } from './scene.ts';

interface SceneFixtures {
  readonly guest: Guest;
  readonly owner: Owner;
  readonly browserErrors: BrowserErrors;
}

/** Shows a scene, and before it those that it continues, to a new guest. Scenes with the same config and menu share a shop. */
export async function showScene(scene: Scene, fixtures: SceneFixtures): Promise<void> {
  for (const each of listCourse(scene)) await continueScene(each, fixtures);
}

/** Shows a scene to the guest who has seen the one that it continues. */
export async function continueScene(scene: Scene, { guest, owner, browserErrors }: SceneFixtures): Promise<void> {
  if (scene.expectedErrors) browserErrors.allow(scene.expectedErrors);
  const shop = await openSceneShop(scene, owner);
  await test.step(scene.name, () => scene.show({ page: guest.page, guest, owner, shop }));
}

/** The scenes that lead to a scene, itself last. */
export const listCourse = (scene: Scene): readonly Scene[] =>
  scene.after ? [...listCourse(scene.after), scene] : [scene];

// Opening a shop costs more than viewing it, so each worker opens it once.
const shops = new Map<string, Promise<OwnShop>>();
const menus = new Map<Scene['menu'], number>();

function openSceneShop({ after, config = {}, menu, model }: Scene, owner: Owner): Promise<OwnShop> {
  if (after) return openSceneShop(after, owner);
  if (!menus.has(menu)) menus.set(menu, menus.size);
  const key = JSON.stringify({ ...config, menu: menus.get(menu), model });
  const known = shops.get(key) ?? owner.opensBranch(config, menu, model);
  shops.set(key, known);
  return known;
}
