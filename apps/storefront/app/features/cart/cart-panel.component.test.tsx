import { DAY_INDEXES, toCents } from '@tischlein/domain';
import type { NamedItem } from '@tischlein/domain/cart';
import type { MenuDocument } from '@tischlein/domain/menu';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loseConnection } from '../../../../../tests/components/lose-connection.ts';
import { findCart, findDish, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const HOME = 'Torstraße 12, 10119 Berlin';
const TIRAMISU: NamedItem = { dish: 'Tiramisù della Nonna', amount: 1 };
const SALAD: NamedItem = {
  dish: 'Insalata mista',
  extras: [{ group: 'Dressing', item: 'Hausdressing', amount: 1 }],
  amount: 1,
};
const STEAK: NamedItem = {
  dish: 'Tagliata di Manzo',
  extras: [{ group: 'Beilage', item: 'Rosmarinkartoffeln', amount: 1 }],
  amount: 1,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cart', () => {
  it('has the right accessibility tree', async () => {
    const dough = { group: 'Teig', item: 'Klassischer Teig', amount: 1 };
    await renderShop({
      orderType: 'pickup',
      items: [
        { dish: 'Pizza Salame', size: '32 cm', extras: [dough], amount: 2 },
        { dish: 'Limonata', size: '0,33 l', amount: 1 },
      ],
    });
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    await expect.element(findCart()).toMatchAriaInlineSnapshot(`
      - complementary "Warenkorb":
        - heading "Warenkorb Mitte" [level=2]
        - list:
          - listitem:
            - text: Pizza Salame, 32 cm jetzt 19,84 €
            - deletion: vorher 24,80 €
            - text: Klassischer Teig Heute -20% −4,96 €
            - button "Pizza Salame, 32 cm ändern": Ändern
            - button "Informationen über Pizza Salame, 32 cm"
            - button "Pizza Salame, 32 cm: weniger"
            - status: "2"
            - button "Pizza Salame, 32 cm: mehr"
          - listitem:
            - text: Limonata, 0,33 l 3,30 € zzgl. 0,25 € Pfand (Einweg)
            - button "Limonata, 0,33 l ändern": Ändern
            - button "Informationen über Limonata, 0,33 l"
            - button "Limonata, 0,33 l entfernen"
            - status: "1"
            - button "Limonata, 0,33 l: mehr"
        - text: Verpackung
        - combobox "Verpackung":
          - option "Wie üblich" [selected]
          - option "Mehrweg, 5,00 € Pfand je Gefäß"
          - option "Mein eigenes Gefäß, ich bringe es mit"
        - paragraph: Tiramisù gratis ab 35 €
        - paragraph: Noch 1,86 €, dann bekommst Du Limonata gratis
        - term: Zwischensumme
        - definition: 23,14 €
        - term: Pfand
        - definition: 0,25 €
        - term: Gesamt
        - definition: 23,39 €
        - paragraph: "inkl. MwSt.: 7 % 1,30 € · 19 % 0,57 €"
        - link "Zur Kasse 23,39 €":
          - /url: /checkout
        - group: Gutschein einlösen
        - status: Gesamt 23,39 €
    `);
  });

  it("names the total in the button, and 'Zwischensumme' only where it differs", async () => {
    await renderShop({ orderType: 'pickup', items: [SALAD] });
    await expect.element(findCart().getByRole('link', { name: 'Zur Kasse 7,90 €' })).toBeVisible();
    await expect.element(findCart()).toMatchTextContent('Gesamt7,90 €');
    await expect.element(findCart()).not.toMatchTextContent('Zwischensumme');
  });

  it('offers reusable packaging with its deposit, and the own container for pickup only (S3 L15)', async () => {
    await renderShop({ orderType: 'pickup', items: [SALAD] });
    const packaging = findCart().getByLabelText('Verpackung');
    await packaging.selectOptions('Mein eigenes Gefäß, ich bringe es mit');
    await expect.element(findCart()).not.toMatchTextContent('Pfand (Mehrweg)');
    await packaging.selectOptions('Mehrweg, 5,00 € Pfand je Gefäß');
    await expect.element(findCart()).toMatchTextContent('zzgl. 5,00 € Pfand (Mehrweg)');
    await expect.element(findCart()).toMatchTextContent('Gesamt12,90 €');
    await findCart().getByRole('button', { name: 'Insalata mista: mehr' }).click();
    await expect.element(findCart()).toMatchTextContent('Gesamt25,80 €');
    await packaging.selectOptions('Wie üblich');
    await expect.element(findCart()).toMatchTextContent('Gesamt15,80 €');
  });

  it('keeps the place and the focus of a removed line, which can be restored', async () => {
    await renderShop({ orderType: 'pickup', items: [TIRAMISU, SALAD] });
    const cart = findCart();
    await cart.getByRole('button', { name: 'Tiramisù della Nonna entfernen' }).click();
    await expect.element(cart.getByRole('listitem').first()).toMatchTextContent('Tiramisù della Nonna entfernt');
    await expect.element(cart.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await cart.getByRole('button', { name: 'Insalata mista entfernen' }).click();
    await expect.element(cart).toMatchTextContent('Noch nichts im Warenkorb');
    // What was removed after it stays removed.
    await cart.getByRole('button', { name: 'Rückgängig' }).first().click();
    await expect.element(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toHaveFocus();
    await expect.element(cart.getByRole('button', { name: 'Insalata mista ändern' })).not.toBeInTheDocument();
  });

  it('shows the gap to the minimum order and to free delivery at every step', async () => {
    await renderShop({ address: HOME, items: [SALAD] });
    const cart = findCart();
    const more = cart.getByRole('button', { name: 'Insalata mista: mehr' });
    // 7.90 each; 20 to order, 30 for free delivery.
    await expect.element(cart).toMatchTextContent('Noch 12,10 € bis zum Mindestbestellwert');
    await expect.element(cart).toMatchTextContent('Gratis Lieferung ab 30 €!*');
    await expect
      .element(cart.getByRole('button', { name: 'Zur Kasse ab 20 €' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(cart.getByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
    await more.click();
    await more.click();
    await expect.element(cart).toMatchTextContent('Noch 6,30 € bis zur kostenlosen Lieferung!*');
    await expect.element(cart).toMatchTextContent('Mindestbestellwert 20 € erreicht');
    await more.click();
    await expect.element(cart).toMatchTextContent('Deine Lieferung ist kostenlos!*');
    await expect.element(cart.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  });

  it('refuses an unknown coupon, and takes off five euros for a valid one', async () => {
    await renderShop({ orderType: 'pickup', items: [STEAK] });
    const cart = findCart();
    await redeem('GIBTSNICHT');
    await expect
      .element(cart)
      .toMatchTextContent('Diesen Gutschein gibt es nicht oder er ist abgelaufen. Bitte prüfe den Code.');
    await cart.getByLabelText('Gutscheincode').fill('hunger5');
    await cart.getByRole('button', { name: 'Einlösen' }).click();
    await expect.element(cart).toMatchTextContent('Gutschein HUNGER5');
    await expect.element(cart).toMatchTextContent('−5,00 €');
  });

  it('takes a coupon with blanks inside, and does not blame it for a lost connection', async () => {
    await renderShop({ orderType: 'pickup', items: [STEAK] });
    const cart = findCart();
    const giveBack = loseConnection();
    await redeem('HUN GER5');
    await expect
      .element(cart)
      .toMatchTextContent('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.');
    giveBack();
    await cart.getByRole('button', { name: 'Einlösen' }).click();
    await expect.element(cart).toMatchTextContent('Gutschein HUNGER5');
  });

  it('shows that a coupon is being checked', async () => {
    await renderShop({ orderType: 'pickup', items: [STEAK] });
    const cart = findCart();
    const { fetch } = globalThis;
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      await promise;
      return fetch(...request);
    });
    await redeem('hunger5');
    await expect.element(cart.getByRole('img', { name: 'Ladeanzeige' })).toBeVisible();
    resolve();
    await expect.element(cart).toMatchTextContent('Gutschein HUNGER5');
    vi.unstubAllGlobals();
  });

  it('asks for the address once; after that, the cart does', async () => {
    await renderShop({ orderType: 'delivery' });
    const add = findDish('Tiramisù della Nonna').getByRole('button', { name: /hinzufügen/ });
    await add.click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('Lieferung');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await openDish('Tiramisù della Nonna');
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect.element(findCart()).toMatchTextContent('11,00 €');
    await expect.element(dialog).not.toBeInTheDocument();
    await findCart().getByRole('button', { name: 'Adresse eingeben' }).click();
    await expect.element(dialog).toBeVisible();
  });

  it('shows what a coupon below its minimum lacks', async () => {
    await renderShop({ orderType: 'pickup', items: [SALAD] });
    await redeem('hunger5');
    await expect.element(findCart()).toMatchTextContent('Gilt ab 20,00 € Bestellwert, es fehlen noch 12,10 €.');
  });

  it('keeps a dish that does not suit the order type, until it suits again', async () => {
    await renderShop({ menu: makeOdd, address: HOME, orderType: 'pickup', items: [TIRAMISU] });
    const cart = findCart();
    await expect.element(cart).toMatchTextContent('Nicht für die Abholung');
    await cart.getByRole('button', { name: 'Tiramisù della Nonna entfernen' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByRole('radio', { name: 'Lieferung' }).click();
    await expect.element(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toBeVisible();
  });

  it('removes a dish above the price limit with a notice', async () => {
    const extras = [
      { group: 'Teig', item: 'Klassischer Teig', amount: 1 },
      { group: 'Extras', item: 'Salami', amount: 1 },
    ];
    await renderShop({
      menu: makeOdd,
      orderType: 'pickup',
      items: [{ dish: 'Pizza Margherita', size: '26 cm', extras, amount: 1 }],
    });
    await expect.element(findCart()).toMatchTextContent('Ungültiges Gericht: Pizza Margherita. Es wurde entfernt.');
  });

  it('removes a dish whose hours end while the page is open, with a notice (S1 §4 Cart availability)', async () => {
    await renderShop({
      menu: untilSeven,
      orderType: 'pickup',
      period: { dayIndex: 5, minOffset: 18 * 60 + 58 },
      items: [TIRAMISU],
    });
    await expect.element(findCart().getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    await expect
      .element(findCart())
      .toMatchTextContent('Tiramisù della Nonna ist gerade nicht erhältlich, am Samstag um 11:00 bestellbar');
    await expect.element(page.getByRole('status').getByText(/^Tiramisù della Nonna ist gerade/)).toBeVisible();
  });

  it('neither asks for an address nor offers an undo if the only dish is removed at once', async () => {
    await renderShop({ menu: makeDear, orderType: 'delivery' });
    await findDish('Tiramisù della Nonna').getByRole('button', { name: 'hinzufügen' }).click();
    await expect.element(findCart()).toMatchTextContent('Ungültiges Gericht: Tiramisù della Nonna. Es wurde entfernt.');
    await expect.element(page.getByRole('status').getByText(/^Ungültiges Gericht/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

/** Tiramisù ends at 19:00. */
const untilSeven = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) =>
    dish.name === 'Tiramisù della Nonna'
      ? { ...dish, timetable: DAY_INDEXES.map((dayIndex) => ({ dayIndex, from: '11:00', to: '19:00' })) }
      : dish,
  ),
});

async function redeem(code: string): Promise<void> {
  const cart = findCart();
  await cart.getByText('Gutschein einlösen').click();
  await cart.getByLabelText('Gutscheincode').fill(code);
  await cart.getByRole('button', { name: 'Einlösen' }).click();
}

const makeDear = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) =>
    dish.name === 'Tiramisù della Nonna' ? { ...dish, prices: { delivery: { base: toCents(1_000_000) } } } : dish,
  ),
});

/** Tiramisù is delivery only; a pizza with salami costs more than the limit of 9999 €. */
const makeOdd = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => {
    if (dish.name === 'Tiramisù della Nonna') return { ...dish, prices: { delivery: { base: toCents(550) } } };
    if (dish.name !== 'Pizza Margherita') return dish;
    const size = Object.fromEntries(dish.sizes.map((id) => [id, toCents(999_850)]));
    return { ...dish, prices: { ...dish.prices, pickup: { ...dish.prices.pickup, size } } };
  }),
});
