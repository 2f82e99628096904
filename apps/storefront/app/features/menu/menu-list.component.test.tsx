import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCart, findDish, openDish, reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';

describe('the menu', () => {
  it('shows the prices of the order type', async () => {
    await renderShop();
    await expect.element(findDish('Pizza Marinara')).toMatchTextContent('ab 7,90 €');
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(findDish('Pizza Marinara')).not.toMatchTextContent('ab 7,90 €');
  });

  it('has no slider without daily dishes', async () => {
    await renderShop({ menu: (menu) => ({ ...menu, dailyDishes: [] }) });
    await expect.element(findDish('Pizza Margherita')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Tagesgerichte' })).not.toBeInTheDocument();
  });

  it('is read in the order in which it is seen: the dish of the day, offers, later dishes of the day', async () => {
    await renderShop({ menu: (menu) => menu });
    const regions = ['Tagesgerichte', 'Angebote', 'Spätere Tagesgerichte'].map((name) =>
      page.getByRole('region', { name, exact: true }),
    );
    for (const region of regions) await expect.element(region).toBeInTheDocument();
    const cards = regions.flatMap((region) => Array.from(region.element().querySelectorAll('li, button.deal')));
    expect(cards.length).toBeGreaterThan(7);
    const places = cards.map((card) => card.getBoundingClientRect().x);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const read = Array.from(document.querySelectorAll('.strip :is(li, button.deal)'));
    expect(read).toEqual(cards);
  });

  it('finds dishes by ingredient', async () => {
    await renderShop({ menu: (menu) => menu });
    await page.getByRole('searchbox').fill('büffelmozzarella');
    await expect.element(findDish('Caprese di Bufala')).toBeVisible();
    await expect.element(findDish('Pizza Marinara')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('zzzz');
    await expect.element(page.getByRole('heading', { name: 'Kein Gericht passt zu „zzzz“' })).toBeVisible();
  });

  it('shows the rest of a long list on request, and the focus continues there', async () => {
    await renderShop({ menu: (menu) => menu });
    await page.getByRole('searchbox').fill('e');
    const rows = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect.element(rows).toHaveLength(120);
    await page.getByRole('button', { name: /weitere anzeigen$/ }).click();
    await expect.element(rows.nth(120).getByRole('button')).toHaveFocus();
    await page.getByRole('searchbox').fill('');
    await expect.element(page.getByRole('region', { name: 'Angebote' })).toBeVisible();
  });

  it('shows delivery area, payment methods and reusables before anything is ordered (§ 312j (1) BGB, § 60 VerpackDG)', async () => {
    await renderShop();
    await expect.element(page.getByText('Bar', { exact: true })).toBeVisible();
    const methods = ['EC-Karte', 'Karte, Apple Pay, Google Pay', 'PayPal', 'Amazon Pay', 'Klarna', 'Überweisung'];
    for (const method of methods) await expect.element(page.getByText(method, { exact: true })).toBeInTheDocument();
    await page.getByText('Mehrweg', { exact: true }).click();
    await expect.element(page.getByText('Liefergebiet: Mitte, Rund um Mitte')).toBeVisible();
    await expect.element(page.getByText('Überweisung')).toBeVisible();
    await expect.element(page.getByText('Auf Wunsch in Mehrweg oder Deinem eigenen Gefäß')).toBeVisible();
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(page.getByText('Liefergebiet: Mitte, Rund um Mitte')).not.toBeInTheDocument();
    await page.getByText('Steinofen seit 1998').click();
    await expect.element(page.getByRole('link', { name: '1.284 Empfehlungen**' })).toBeVisible();
    await expect.element(page.getByText('** Diese Angaben hat das Restaurant eingetragen')).toBeInTheDocument();
    await expect
      .element(page.getByRole('region', { name: 'Pizza', exact: true }))
      .toMatchTextContent('In allen: Pizzateig und Tomatensauce · In den meisten: Mozzarella');
  });
});

describe('a dish', () => {
  it('that is sold out shows its details but cannot be ordered', async () => {
    await renderShop();
    const row = findDish('Pizza Frutti di Mare');
    await expect.element(row).toMatchTextContent('Heute ausverkauft');
    await expect.element(row.getByRole('button', { name: 'hinzufügen' })).not.toBeInTheDocument();
    const dialog = await openDish('Pizza Frutti di Mare');
    for (const name of ['IN DEN WARENKORB', 'BESTELLEN'])
      await expect.element(dialog.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  });

  it('with alcohol is sold only after the age question', async () => {
    await renderShop({ orderType: 'pickup' });
    const add = findDish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' });
    const question = page.getByRole('dialog', { name: 'Bist Du mindestens 18?' });
    await add.click();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await add.click();
    await question.getByRole('button', { name: 'Ich bin über 18 Jahre alt' }).click();
    await expect.element(findCart()).toMatchTextContent('Aperitivo Spritz');
  });

  it('pressed twice at once asks for the age once', async () => {
    await renderShop({ orderType: 'pickup' });
    const question = page.getByRole('dialog', { name: 'Bist Du mindestens 18?' });
    await findDish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' }).dblClick();
    await expect.element(question).toHaveLength(1);
    await question.getByRole('button', { name: 'Ich bin über 18 Jahre alt' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(findCart()).toMatchTextContent('Aperitivo Spritz');
  });

  it.each(['hinzufügen', 'Tiramisù della Nonna'])(
    'pressed on %s has the focus again after the address',
    async (name) => {
      await renderShop({ orderType: 'delivery' });
      const button = findDish('Tiramisù della Nonna').getByRole('button', { name }).first();
      await expect.element(button).toBeVisible();
      button.element().focus();
      await userEvent.keyboard('{Enter}');
      if (name !== 'hinzufügen') await page.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
      const dialog = page.getByRole('dialog', { name: 'BESTELLOPTIONEN' });
      await dialog.getByRole('textbox').fill('Invalidenstraße 80, 10115 Berlin');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    },
  );

  it('of the day can be ordered, those of the week can be viewed', async () => {
    await renderShop({ menu: (menu) => menu });
    const cards = page.getByRole('region', { name: 'Tagesgerichte' }).getByRole('listitem');
    await expect.element(cards).toHaveLength(7);
    await expect
      .element(cards.first())
      .toMatchTextContent(/Heute Freitag ist Fischtag Spaghetti alle Vongole 10,90\s€ Tagespreis, sonst 13,90\s€/);
    await expect.element(cards.nth(1)).toMatchTextContent('Samstag Samstag vom Grill Tagliata di Manzo');
    await expect.element(cards.getByRole('button')).toHaveLength(1);
    await cards.first().getByRole('button', { name: 'Freitag ist Fischtag' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Spaghetti alle Vongole' })).toMatchTextContent('10,90');
  });
});

describe('an address', () => {
  it('opens a combo', async () => {
    await renderShop({ path: '/menue/per-due' });
    await expect.element(page.getByRole('dialog', { name: 'Menü per Due' })).toBeVisible();
  });

  it("of an unknown dish gets a message (S1 §8 'Gericht nicht verfügbar')", async () => {
    await renderShop({ path: '/gericht/Pizza%20Calabrese' });
    const message = page.getByRole('dialog', { name: 'Gericht nicht verfügbar' });
    await expect
      .element(message)
      .toMatchTextContent(
        'Pizza Calabrese ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!',
      );
    reloadShop();
    await message.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
