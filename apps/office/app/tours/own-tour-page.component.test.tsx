import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { driveTour } from '../../../../tests/components/drive-tour.tsx';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';

const stop = page.getByRole('article', { name: /^Bestellung/ });
const press = (name: string) => stop.getByRole('button', { name });

it('a driver finds the guest, what is due and what to check, and hands over', async () => {
  await driveTour();
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
  await driveTour();
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
  await driveTour();
  await page.getByText(/^Karten-App:/).click();
  await page.getByRole('radio', { name: 'Google Maps' }).click();
  await expect
    .element(stop.getByRole('link', { name: 'Navigation' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir/));
  expect(localStorage.getItem('tischlein:office:map-app')).toBe('"google"');
  localStorage.removeItem('tischlein:office:map-app');
});

describe('the desk acts while the driver has the tour open', () => {
  it('an order is cancelled: its stop says so, and the next one is shown', async () => {
    const { shop, orders } = await driveTour();
    await expect.element(stop).toMatchTextContent('Ada Köhler');
    const owner = await signInElsewhere();
    const [orderId = ''] = orders;
    await owner(calls.actOnOrder, {
      params: { shop, orderId, action: 'cancel' },
      body: { reason: 'Gast hat abgesagt' },
    });
    await expect.element(stop).toMatchTextContent('Ben Roth');
    await expect
      .element(page.getByRole('region', { name: 'Erledigt' }))
      .toMatchTextContent('Storniert, nicht ausliefern');
  });

  it('the tour is taken back: the page says that there is none', async () => {
    const { shop, tour } = await driveTour();
    await expect.element(stop).toMatchTextContent('Ada Köhler');
    const owner = await signInElsewhere();
    expect((await owner(calls.takeTourBack, { params: { shop, tour } })).ok).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Keine Tour für Dich' })).toBeVisible();
  });
});
