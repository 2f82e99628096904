import * as calls from '@tischlein/contract/calls';
import type { OpeningHours } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn, renderCheckout, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { findCart, findDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { fridays, NOW, setHours, stopDelivery, VACATION } from '../../../../tests/components/set-hours.ts';
import { send } from '../../../office/app/api/send.ts';

const ALL_DAY = fridays(['11:30', '22:30']);
const ON_VACATION = { ...ALL_DAY, specialOpeningTimes: VACATION, preOrderDays: 0 };
// Late, because the server's clock runs during the tests.
const OPENS_LATE = { ...fridays(['22:00', '23:30']), preOrderDays: 0 };
const WITHIN_FIVE_SECONDS = { timeout: 10_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A branch of its own with these hours, on pickup with a Tiramisù in the cart. */
async function openShop(change: Partial<OpeningHours>) {
  const slug = await openBranch();
  await setHours(slug, change);
  return { slug, isIndependent: true, orderType: 'pickup', items: [TIRAMISU] } as const;
}

describe('a closed shop with times', () => {
  it('proposes its first time in one press, and the summary names it', async () => {
    await renderShop(await openShop(OPENS_LATE));
    await expect.element(page.getByRole('button', { name: /bitte wählen/ })).toMatchTextContent('frühestens 22:00');
    await findCart().getByRole('button', { name: 'Vorbestellen für heute 22:00' }).click();
    const summary = page.getByRole('region', { name: 'Deine Bestellung' });
    await expect.element(summary).toMatchTextContent('22:00');
    await expect.element(summary).not.toMatchTextContent('So schnell wie möglich');
    await expect.element(page.getByText('bitte wählen')).not.toBeInTheDocument();
  });
});

describe('a shop without any time', () => {
  it('says why and when it opens where the time is: in header, time dialog and cart', async () => {
    await renderShop(await openShop(ON_VACATION));
    await expect
      .element(findCart())
      .toMatchTextContent('Wir machen Urlaub und haben bis einschließlich 22.11. geschlossen.');
    await expect.element(findCart()).toMatchTextContent('Wir öffnen am Freitag');
    await expect.element(page.getByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Geschlossen/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Bestellzeit' });
    await expect.element(dialog).toMatchTextContent('Wir machen Urlaub');
    await expect.element(dialog.getByRole('combobox')).not.toBeInTheDocument();
  });

  it('begins no form at the checkout', async () => {
    await renderCheckout(await openShop(ON_VACATION));
    await expect.element(page.getByRole('status').filter({ hasText: 'Wir machen Urlaub' })).toBeVisible();
    await expect.element(page.getByText('Dein Warenkorb bleibt gespeichert.')).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Zur Speisekarte' })).toBeVisible();
  });

  it('says it once, as the reason, when a dish is opened', async () => {
    await renderShop(await openShop(ON_VACATION));
    await findDish('Tiramisù della Nonna').getByRole('heading').getByRole('button').click();
    const name = 'Wir machen Urlaub und haben bis einschließlich 22.11. geschlossen.';
    await expect.element(page.getByRole('dialog', { name })).toMatchTextContent('Wir öffnen am Freitag');
    await expect.element(page.getByText('Wir haben für heute geschlossen.')).not.toBeInTheDocument();
  });
});

describe('while the page is open', () => {
  it('the shop closes: header and cart say why and when it opens, and lead to no checkout', async () => {
    const shop = await openShop(ALL_DAY);
    await renderShop(shop);
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    await setHours(shop.slug, ON_VACATION);
    await expect.element(findCart(), WITHIN_FIVE_SECONDS).toMatchTextContent('Wir öffnen am Freitag');
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Geschlossen/ })).toBeVisible();
  });

  it('the shop closes: the checkout says so at once and keeps the form; once it opens, the order can be placed', async () => {
    const shop = await openShop(ALL_DAY);
    await renderCheckout(shop);
    await fillIn('Name', 'Ada Köhler');
    await setHours(shop.slug, ON_VACATION);
    const notice = page.getByRole('alert').filter({ hasText: 'Deine Angaben bleiben stehen.' });
    await expect.element(notice, WITHIN_FIVE_SECONDS).toMatchTextContent('Wir machen Urlaub');
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada Köhler');
    await setHours(shop.slug, ALL_DAY);
    await expect
      .element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }), WITHIN_FIVE_SECONDS)
      .toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada Köhler');
  });

  it('a chosen time disappears: the checkout says which, and offers the nearest in one press', async () => {
    const shop = await openShop(ALL_DAY);
    await renderCheckout(shop);
    await page.getByRole('button', { name: 'Bestellzeit ändern' }).click();
    await page.getByLabelText('Bestellzeit').selectOptions('21:30');
    await setHours(shop.slug, fridays(['11:30', '21:00']));
    await expect.element(page.getByText('21:30 gibt es nicht mehr.'), WITHIN_FIVE_SECONDS).toBeVisible();
    await page.getByRole('button', { name: 'Stattdessen heute 20:45' }).click();
    await expect.element(page.getByLabelText('Bestellzeit')).toHaveDisplayValue('20:45');
  });

  it('a chosen time disappears: menu and cart say which, and offer the nearest in one press', async () => {
    const shop = await openShop(ALL_DAY);
    await renderShop(shop);
    await page.getByRole('button', { name: /^Jetzt\s*in etwa/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Bestellzeit' });
    await dialog.getByLabelText('Bestellzeit').selectOptions('21:30');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await setHours(shop.slug, fridays(['11:30', '21:00']));
    await expect.element(page.getByText('21:30 gibt es nicht mehr.').first(), WITHIN_FIVE_SECONDS).toBeVisible();
    await findCart().getByRole('button', { name: 'Stattdessen heute 20:45' }).click();
    await expect.element(page.getByText('21:30 gibt es nicht mehr.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^20:45/ })).toBeVisible();
  });

  it('orders are paused: the cart offers the first time after the pause', async () => {
    const shop = await openShop(ALL_DAY);
    await renderShop(shop);
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    await send(calls.startPause, { params: { shop: shop.slug }, body: { scope: 'all', minutes: 20 } });
    await findCart().getByRole('button', { name: 'Vorbestellen für heute' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Deine Bestellung' }))
      .toMatchTextContent(/heute 19:|19:\d\d/);
  });

  it('orders are paused: the checkout asks for a time after the pause', async () => {
    const shop = await openShop(ALL_DAY);
    await renderCheckout(shop);
    await expect.element(page.getByText('So schnell wie möglich').first()).toBeVisible();
    await send(calls.startPause, { params: { shop: shop.slug }, body: { scope: 'all', minutes: 20 } });
    const summary = page.getByRole('region', { name: 'Deine Bestellung' });
    await expect.element(summary, WITHIN_FIVE_SECONDS).toMatchTextContent('Bestellzeit noch nicht gewählt');
    await expect.element(page.getByLabelText('Bestellzeit')).toHaveDisplayValue('bitte wählen');
  });

  it('delivery is switched off: the cart says so, and the order can be picked up', async () => {
    const shop = { ...(await openShop(ALL_DAY)), orderType: 'delivery' } as const;
    await renderShop(shop);
    await expect.element(findCart().getByRole('button', { name: 'Adresse eingeben' })).toBeVisible();
    await stopDelivery(shop.slug);
    await expect.element(findCart(), WITHIN_FIVE_SECONDS).toMatchTextContent('Lieferung ist zurzeit nicht möglich.');
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  });

  it('delivery is switched off: the checkout says so, keeps the form, and the order can be picked up', async () => {
    const shop = { ...(await openShop(ALL_DAY)), orderType: 'delivery' } as const;
    await renderCheckout(shop);
    await fillIn('Name', 'Ada Köhler');
    await stopDelivery(shop.slug);
    await expect
      .element(page.getByText('Lieferung ist zurzeit nicht möglich.').first(), WITHIN_FIVE_SECONDS)
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada Köhler');
  });

  it('the shop opens while its dialog says that it is closed', async () => {
    const shop = await openShop(ON_VACATION);
    await renderShop(shop);
    await findDish('Tiramisù della Nonna').getByRole('heading').getByRole('button').click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Wir machen Urlaub');
    await setHours(shop.slug, ALL_DAY);
    const dialog = page.getByRole('dialog', { name: 'Wir haben jetzt geöffnet.' });
    await expect.element(dialog, WITHIN_FIVE_SECONDS).toBeVisible();
    await dialog.getByRole('button', { name: 'Gericht anzeigen' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Tiramisù della Nonna' })).toBeVisible();
  });
});
