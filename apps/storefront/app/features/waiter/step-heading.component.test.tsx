import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { signInOnce } from '../../../../../tests/components/sign-in-once.ts';
import { send } from '../../api/send.ts';
import type { WaiterPlace } from './waiter-paths.ts';

const PASSWORD = 'Pizzateig ruht lange';
const SHOP = { shop: 'tramonto-mitte' };

/** Each kind of page has to be here. */
const PAGES: Readonly<Record<Exclude<WaiterPlace['kind'], 'unknown'>, readonly [path: string, name: string]>> = {
  floor: ['/service', 'Tische'],
  items: ['/service/artikel', 'Artikel'],
  table: ['/service/tisch/14', 'Tisch 14'],
  take: ['/service/tisch/14/bestellen', 'Tisch 14, Bestellen'],
  split: ['/service/tisch/14/aufteilen', 'Tisch 14, Bezahlen und umbuchen'],
};

async function expectPage(name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, level: 1, exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.poll(() => document.title).toBe(`${name} – Trattoria Tramonto`);
}

async function books(table: number): Promise<void> {
  await renderShop({ path: `/service/tisch/${table}/bestellen` });
  await page
    .getByRole('button', { name: /^Minestrone, .* hinzufügen/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: `Für Tisch ${table} buchen` })
    .first()
    .click();
  await expect
    .element(page.getByRole('status').getByText(`Die Artikel wurden für Tisch ${table} gebucht.`).first())
    .toBeVisible();
}

describe('a page of the waiters takes the focus with its heading and names the tab', () => {
  it('after the name is entered, and from page to page', async () => {
    const slug = await openBranch({ config: { supportDineIn: true } });
    const params = { shop: slug };
    await send(calls.setWaiterPassword, { params, body: { password: PASSWORD } });
    await send(calls.openWaiterSession, { params, body: { password: PASSWORD } });
    await renderShop({ slug, path: '/service' });
    await expectPage('Wie heißt Du?');
    await page.getByRole('textbox', { name: 'Name' }).fill('Jonas');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectPage('Tische');
    await page.getByRole('link', { name: 'Artikel' }).first().click();
    await expectPage('Artikel');
    await page.getByRole('link', { name: 'Tische' }).first().click();
    await expectPage('Tische');
  });

  it('for an account of the office without asking for a name', async () => {
    await send(calls.endWaiterSession, { params: SHOP });
    await signInOnce();
    await renderShop({ path: '/service' });
    await expectPage('Tische');
    await expect
      .element(page.getByRole('link', { name: 'Zum Büro' }))
      .toHaveAttribute('href', '/office/tramonto-mitte');
  });

  it.each(Object.entries(PAGES))('%s', async (_kind, [path, name]) => {
    await signInOnce();
    await renderShop({ path });
    await expectPage(name);
  });

  it('after a part is paid', async () => {
    await signInOnce();
    await books(15);
    await page.getByRole('link', { name: 'Tische' }).first().click();
    await page
      .getByRole('link', { name: /^(?:Tisch )?15\b/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Bezahlen' }).click();
    await expectPage('Tisch 15, Bezahlen und umbuchen');
    await page.getByRole('button', { name: 'Alle auswählen' }).click();
    await page.getByRole('button', { name: 'An die Kasse übergeben' }).click();
    await expect.element(page.getByText(/sind an die Kasse übergeben/).first()).toBeVisible();
    await expectPage('Tisch 15, Bezahlen und umbuchen');
  });

  it('where waiters sign in again', async () => {
    await send(calls.endSession);
    await send(calls.endWaiterSession, { params: SHOP });
    await renderShop({ path: '/service' });
    await expectPage('Service anmelden');
  });
});
