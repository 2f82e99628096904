import { steps } from '@tischlein/ui/steps';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCart, findDish, openDish, reloadShop, renderShop } from '../../../../tests/components/render-shop.tsx';

const findDialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const dialog = page.getByRole('dialog');
const location = page.getByLabelText('Dein Standort');
const vongole = findDish('Spaghetti alle Vongole').getByRole('button', { name: 'hinzufügen' });
const STEAK = {
  dish: 'Tagliata di Manzo',
  extras: [{ group: 'Beilage', item: 'Rosmarinkartoffeln', amount: 1 }],
  amount: 2,
};

/** Goes a step back or forward in the history and lets the page follow. */
async function travel(delta: number): Promise<void> {
  const travelled = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(delta);
  await travelled;
}

describe('an open dialog survives a reload', () => {
  it('of the address, with what is typed', async () => {
    await renderShop();
    await page.getByRole('button', { name: /^Adresse eingeben/ }).click();
    await location.fill('Torstraße 1');
    reloadShop();
    await expect.element(location).toHaveValue('Torstraße 1');
  });

  it('of the age; the dish that it was about is added', async () => {
    await renderShop({ orderType: 'pickup', menu: (menu) => menu });
    await findDish('Birra artigianale').getByRole('button', { name: 'hinzufügen' }).click();
    await expect.element(findDialog('Bist Du mindestens 16?')).toBeVisible();
    reloadShop();
    await page.getByRole('button', { name: 'Ich bin über 16 Jahre alt' }).click();
    await expect.element(findCart()).toMatchTextContent('Birra artigianale');
  });

  it('of the allergens, whose choice is in the address', async () => {
    await renderShop();
    await page.getByRole('button', { name: 'Ohne …' }).click();
    await dialog.getByRole('checkbox', { name: 'Ohne Milch' }).click();
    await expect.poll(() => window.location.search).toContain('ohne=milk');
    reloadShop();
    await expect.element(dialog.getByRole('checkbox', { name: 'Ohne Milch' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Gerichte anzeigen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.search).toContain('ohne=milk');
  });

  it('of a discount and of a free item, with what is chosen', async () => {
    await renderShop({ orderType: 'pickup', items: [STEAK, { dish: 'Spaghetti alle Vongole', amount: 1 }] });
    await vongole.click();
    const discount = findDialog('Wähle Deinen Rabatt');
    await discount.getByRole('radio', { name: /^Kauf 2, zahl 1/ }).click();
    reloadShop();
    await expect.element(discount.getByRole('radio', { name: /^Kauf 2, zahl 1/ })).toBeChecked();
    await discount.getByRole('button', { name: 'ABBRECHEN' }).click();
    await findCart().getByRole('button', { name: 'Auswählen' }).first().click();
    const free = findDialog('Tiramisù gratis');
    await free.getByRole('radio', { name: 'Panna cotta' }).click();
    reloadShop();
    await expect.element(free.getByRole('radio', { name: 'Panna cotta' })).toBeChecked();
  });

  it('of a closed shop, and opens the dish that it was about', async () => {
    const closed = { insideOpenHours: false, allowOrders: false, acceptOrders: false, enablePreOrder: false };
    await renderShop({ isIndependent: true, period: { ...closed, openInMinutes: null, nextOpeningTimeString: '' } });
    await page.getByRole('button', { name: 'Menü per Due', exact: true }).click();
    await expect.element(dialog).toMatchTextContent('Wir haben für heute geschlossen.');
    reloadShop();
    await page.getByRole('button', { name: 'Menü trotzdem anzeigen' }).click();
    await expect.element(dialog.getByRole('tab', { name: '1. Erste Pizza' })).toBeVisible();
  });
});

describe('a dialog is one step of the history', () => {
  it('that back closes, forward reopens unchanged, and closing removes', async () => {
    await renderShop();
    await openDish('Pizza Diavola');
    const before = history.length;
    await expect.poll(() => window.location.pathname).toBe('/gericht/pizza-diavola');
    await dialog.getByRole('radio', { name: '32 cm' }).click();
    await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
    await travel(-1);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
    await travel(1);
    await expect.element(dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
    await expect.element(dialog.getByText('x2')).toBeVisible();
    reloadShop();
    await expect.element(dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Dialog schließen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(history.length).toBe(before);
    reloadShop();
    await expect.element(findDish('Pizza Diavola')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('and the one above it is another', async () => {
    await renderShop();
    await openDish('Pizza Diavola');
    await dialog.getByRole('button', { name: 'Alle Allergene und Nährwerte' }).click();
    await expect.element(dialog).toHaveLength(2);
    await new Promise<void>((resolve) => steps.whenSettled(resolve));
    await travel(-1);
    await expect.element(dialog).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeVisible();
    await travel(-1);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('that returns the focus', async () => {
    await renderShop();
    const opener = findDish('Pizza Diavola').getByRole('heading').getByRole('button');
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });
});

it('the tab is named after a dish only while it is open', async () => {
  await renderShop({ path: '/gericht/tiramisu-della-nonna' });
  await expect.element(findDialog('Tiramisù della Nonna')).toBeVisible();
  await expect.poll(() => document.title).toBe('Tiramisù della Nonna – Trattoria Tramonto');
  await dialog.getByRole('button', { name: 'ABBRECHEN' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.title).toBe('Speisekarte – Trattoria Tramonto');
});

it.each(['/gericht/gibt-es-nicht', '/gericht/%E0%A4%A'])('of no dish at all: %s', async (path) => {
  document.title = 'Pizza Salame – Trattoria Tramonto';
  await renderShop({ path });
  await expect.poll(() => document.title).toBe('Speisekarte – Trattoria Tramonto');
});
