import { test } from '@playwright/test';
import type { BrowserErrors } from '../support/browser-errors.ts';
import type { Desk } from '../support/desk.ts';
import type { OwnShop, Owner } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

interface OfficeFixtures {
  readonly desk: Desk;
  readonly owner: Owner;
  readonly browserErrors: BrowserErrors;
}

// Each worker opens a shop once for all scenes with the same configuration.
const shops = new Map<string, Promise<OwnShop>>();

/** Shows a scene of the office to its owner. */
export async function showOfficeScene(
  { name, config = {}, expectedErrors, show }: OfficeScene,
  { desk, owner, browserErrors }: OfficeFixtures,
): Promise<void> {
  if (expectedErrors) browserErrors.allow(expectedErrors);
  const key = JSON.stringify(config);
  const opening = shops.get(key) ?? owner.opensBranch(config);
  shops.set(key, opening);
  const shop = await opening;
  await test.step(name, () => show({ office: desk, owner, shop }));
}
