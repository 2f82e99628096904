import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TIRAMISU } from '../../../../../tests/components/checkout-form.ts';
import { inOtherTab } from '../../../../../tests/components/in-other-tab.ts';
import { loseConnection } from '../../../../../tests/components/lose-connection.ts';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { fridays, NOW, setHours, stopDelivery, VACATION } from '../../../../../tests/components/set-hours.ts';

const WITHIN_FIVE_SECONDS = { timeout: 10_000 };
const OPEN = fridays(['11:30', '22:30']);
const dialog = page.getByRole('dialog');
const location = dialog.getByLabelText('Dein Standort');
const flat = dialog.getByRole('button', { name: 'Torstraße 12, Whg. 3, 10119 Berlin' });
const chosen = page.getByRole('button', { name: 'Torstraße 12, 10119 Berlin' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A branch of its own whose guest is asked which number is the house number. */
async function isAsked(): Promise<string> {
  const slug = await openBranch();
  await setHours(slug, OPEN);
  await renderShop({ slug, isIndependent: true, orderType: 'delivery', items: [TIRAMISU] });
  await page
    .getByRole('button', { name: /^Adresse eingeben/ })
    .first()
    .click();
  await location.fill('Torstraße 12/3, 10119 Berlin');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(dialog).toMatchTextContent('Welche Zahl ist die Hausnummer?');
  return slug;
}

it('without a connection the answer is kept in the field, and OK asks again', async () => {
  await isAsked();
  const giveBack = loseConnection((address) => address.includes('/geo'));
  await flat.click();
  await expect.element(dialog).toMatchTextContent('Keine Verbindung. Bitte prüfe Deine Internetverbindung');
  await expect.element(location).toHaveValue('Torstraße 12, Whg. 3, 10119 Berlin');
  giveBack();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chosen).toBeVisible();
});

it('another tab chooses an address: the question stays, and its answer counts', async () => {
  const slug = await isAsked();
  const address = { street: 'Torstraße', streetNumber: '99', zip: '10119', city: 'Berlin' };
  const terms = { deliveryFee: 0, minimumOrderValue: 0, freeAfter: null };
  inOtherTab(slug, 'options', (options) => ({ ...options, location: { address, terms } }));
  await expect.element(dialog).toMatchTextContent('Welche Zahl ist die Hausnummer?');
  await flat.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chosen).toBeVisible();
});

it('the shop stops delivering: the answer says that, and the address is not lost', async () => {
  const slug = await isAsked();
  await stopDelivery(slug);
  await expect
    .element(page.getByText('Lieferung ist zurzeit nicht möglich.').first(), WITHIN_FIVE_SECONDS)
    .toBeInTheDocument();
  await flat.click();
  await expect.element(dialog).toMatchTextContent('Lieferungen sind aktuell nicht verfügbar.');
  await expect.element(location).toHaveValue('Torstraße 12, Whg. 3, 10119 Berlin');
});

it('the shop closes: the answer says that nothing is delivered now', async () => {
  const slug = await isAsked();
  await setHours(slug, { ...OPEN, specialOpeningTimes: VACATION, preOrderDays: 0 });
  await expect.element(page.getByText(/Wir öffnen am Freitag/).first(), WITHIN_FIVE_SECONDS).toBeInTheDocument();
  await flat.click();
  await expect.element(dialog).toMatchTextContent('Lieferungen sind aktuell nicht verfügbar.');
});
