import * as calls from '@tischlein/contract/calls';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

/** A tablet that sleeps hears nothing of what others do. */
function fallAsleep(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

describe('an article that another person has switched since', () => {
  it.each([
    { choice: TAKE_SAVED, until: null },
    { choice: KEEP_MINE, until: '2026-11-21T10:30:00.000Z' },
  ] as const)('is shown as it is and as wanted: $choice', async ({ choice, until }) => {
    const shop = await renderOffice('/bestand');
    const out = page.getByRole('button', { name: 'Heute ausverkauft: Pizza Margherita' });
    await expect.element(out).toBeVisible();
    fallAsleep();
    const dish = await findDish(shop, 'Pizza Margherita');
    await send(calls.switchStock, {
      params: { shop },
      headers: { 'if-match': '"available"' },
      body: { item: dish, out: 'forGood' },
    });
    await out.click();
    await expectDifferences({
      'Pizza Margherita von beiden geändert': ['Ausverkauft, bis auf Weiteres', 'Ausverkauft, bis Samstag, 11:30 Uhr'],
    });
    await chooseVersion(choice);
    await expect.element(page.getByRole('region', { name: 'Nicht verfügbar' })).toMatchTextContent('Pizza Margherita');
    const stock = await send(calls.getStock, { params: { shop } });
    expect(stock.ok && stock.value.out).toContainEqual({ ...dish, until });
  });
});

async function findDish(shop: string, name: string) {
  const menu = await send(calls.getShopMenu, { params: { shop } });
  const dish = menu.ok && menu.value.dishes.find((each) => each.name === name);
  return dish ? { kind: 'dish' as const, id: dish.id, group: '' } : expect.fail();
}
