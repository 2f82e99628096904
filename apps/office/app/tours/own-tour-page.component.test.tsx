import * as calls from '@tischlein/contract/calls';
import { orderId, shopId } from '@tischlein/domain';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { send } from '../api/send.ts';
import { Office } from '../office.tsx';
import '../styles/office.css';

const GUEST = { isPickup: false, street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const SPRITZ = { dish: 'Aperitivo Spritz', amount: 1 };
const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 9 };

const stop = page.getByRole('article', { name: /^Bestellung/ });
const press = (name: string) => stop.getByRole('button', { name });

/** A driver opens the page with a tour to two guests; the first has ordered alcohol. */
async function opensTour(): Promise<void> {
  const shop = await openBranch();
  const params = { shop };
  const state = must(await send(calls.getShopState, { params }));
  const headers = { 'if-match': `"${String(state.version)}"` };
  must(await send(calls.saveShopState, { params, headers, body: { state: 'open' } }));
  const contact = { ...GUEST, floor: '3. Stock', messageDriver: 'Bitte klopfen' };
  const orders = [
    await placeOrder({ shop, items: [TIRAMISU, SPRITZ], formValues: { ...contact, name: 'Ada Köhler' } }),
    await placeOrder({ shop, items: [TIRAMISU], formValues: { ...GUEST, street: 'Ackerstraße', name: 'Ben Roth' } }),
  ];
  for (const id of orders)
    for (const action of ['accept', 'ready'] as const)
      must(await send(calls.actOnOrder, { params: { shop, orderId: id, action }, body: {} }));
  const email = `${crypto.randomUUID()}@tramonto.example`;
  const { member, password } = must(
    await send(calls.addStaff, { body: { email, role: 'driver', shops: [shopId(shop)] } }),
  );
  must(await send(calls.createTour, { params, body: { driver: member.id, orders: orders.map(orderId) } }));
  must(await send(calls.openSession, { body: { email, password } }));
  onTestFinished(async () => void (await send(calls.endSession)));
  history.replaceState(null, '', '/office');
  mount(<Office />);
}

const must = <Value,>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

it('a driver finds the guest, what is due and what to check, and hands over', async () => {
  await opensTour();
  await expect.element(page.getByText(/^Bar fällig laut Bestellungen: /)).toBeVisible();
  await expect.element(stop).toMatchTextContent(/Torstraße 12.*3\. Stock.*10119 Berlin.*Ada Köhler.*Bitte klopfen/);
  await expect.element(stop).toMatchTextContent(/Ausweis zeigen lassen: ab 18 Jahren.*bar/);
  await expect.element(stop.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:01512345678');
  await expect
    .element(stop.getByRole('link', { name: 'Navigation' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('Torstraße 12, 10119 Berlin')));
  await expect.element(page.getByText('ada@example.org')).not.toBeInTheDocument();
  await expect.element(press('Ausweis geprüft, übergeben')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Losfahren' }).click();
  await press('Ausweis geprüft, übergeben').click();
  await expect.element(stop).toMatchTextContent(/Ackerstraße 12.*Ben Roth/);
  await expect.element(page.getByText('1 von 2 erledigt', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ada Köhler')).not.toBeInTheDocument();
  await press('Übergeben').click();
  await expect.element(page.getByRole('heading', { name: 'Keine Tour für Dich' })).toBeVisible();
});

it('a guest who is not met is tried later, then the food goes back', async () => {
  await opensTour();
  await page.getByRole('button', { name: 'Losfahren' }).click();
  await press('Nicht angetroffen').click();
  await press('Später noch einmal').click();
  await expect.element(stop).toMatchTextContent('Ben Roth');
  await page.getByRole('button', { name: /Torstraße 12/ }).click();
  await press('Nicht angetroffen').click();
  await press('Zurück ins Restaurant').click();
  await expect.element(page.getByRole('region', { name: 'Erledigt' })).toMatchTextContent('Niemand angetroffen');
  await expect.element(stop).toMatchTextContent('Ben Roth');
});

it('the app for the way is remembered by the device', async () => {
  await opensTour();
  await page.getByText(/^Karten-App:/).click();
  await page.getByRole('radio', { name: 'Google Maps' }).click();
  await expect
    .element(stop.getByRole('link', { name: 'Navigation' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir/));
  expect(localStorage.getItem('tischlein:office:map-app')).toBe('"google"');
  localStorage.removeItem('tischlein:office:map-app');
});
