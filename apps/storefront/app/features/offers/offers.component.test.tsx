import { dishId, toBasisPoints } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { OfferDocument } from '@tischlein/domain/offers';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCart, findDish, openDish, reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';

const OFFERS = [
  ['Heute -20%', 'Auf Pizza Salame'],
  ['Kauf 2, zahl 1', 'Auf alle Pasta'],
  ['Tiramisù gratis', 'ab 35 € Bestellwert'],
  ['Sonderpreis', '1 € weniger'],
  ['Kauf 3, zahl 2', 'Drei Dolci, zwei bezahlen'],
  ['-10% auf nicht reduzierte Artikel', '10% ab 60 €'],
  ['Limonata gratis', 'ab 25 € Bestellwert'],
  ['Gratis Lieferung!', 'ab 40 € Bestellwert'],
  ['Bis zu 10%', 'Für große Runden'],
] as const;

// 13.90 €, on Fridays 3 € off, part of 'Kauf 2, zahl 1', contains wine.
const VONGOLE = { dish: 'Spaghetti alle Vongole', amount: 1 };
const STEAK = {
  dish: 'Tagliata di Manzo',
  extras: [{ group: 'Beilage', item: 'Rosmarinkartoffeln', amount: 1 }],
  amount: 1,
};

const tiles = page.getByRole('region', { name: 'Angebote' }).getByRole('button');
const findTile = (name: string) => page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name });
const details = page.getByRole('dialog', { name: 'Angebotsdetails' });
const choice = page.getByRole('dialog', { name: 'Wähle Deinen Rabatt' });
const toast = (words: string) => page.getByRole('status').getByText(words);
const readWords = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

async function openOffer(name: string): Promise<void> {
  await findTile(name).click();
  await expect.element(details).toBeVisible();
}

async function closeDialog(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** Renders a cart with one Vongole and adds another, so that two discounts compete. */
async function renderChoice(wish: Parameters<typeof renderShop>[0] = {}): Promise<void> {
  await renderShop({ ...wish, orderType: 'pickup', items: [VONGOLE] });
  await findDish(VONGOLE.dish).getByRole('button', { name: 'hinzufügen' }).click();
  await expect.element(choice).toBeVisible();
}

describe('the offers', () => {
  it("have tiles, those marked 'show first' first, and depend on the order type", async () => {
    await renderShop();
    await expect.element(tiles).toHaveLength(OFFERS.length);
    for (const [place, [label, words]] of OFFERS.entries())
      await expect.element(tiles.nth(place)).toMatchTextContent(new RegExp(`^${label}\\s*${words}$`));
    await expect.poll(() => tiles.first().element().querySelector('img')?.srcset).toMatch(/240x240\.webp/);
    // One is delivery only, the other pickup only.
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(findTile('Gratis Lieferung!')).not.toBeInTheDocument();
    await expect.element(findTile('-5% beim Abholen')).toBeVisible();
  });

  it('have details with value and scope that lead to the dishes', async () => {
    await renderShop();
    await openOffer('Kauf 2, zahl 1');
    const scope = details.getByRole('listitem');
    await expect.element(details.getByRole('link', { name: 'Pasta' })).toBeVisible();
    expect(scope.elements().map(readWords)).toEqual([
      'Auf alle Pasta',
      'die günstigere ist gratis',
      'Von je 2 Artikeln zahlst Du 1, der günstigste ist gratis',
      'Extras und Pfand kosten wie gewohnt',
      'Verschiedene Gerichte und Größen sind möglich',
      'Nicht mit Rabatten auf einzelne Gerichte: Du wählst, was gilt',
      'Pasta',
    ]);
    await expect.element(details.getByRole('button', { name: 'Zur Aktion' })).toBeVisible();
    await details.getByRole('link', { name: 'Pasta' }).click();
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Pasta', exact: true })).toBeInViewport();
    await openOffer('Heute -20%');
    await expect.element(details).toMatchTextContent('20 % Rabatt');
    await details.getByRole('button', { name: 'Zur Aktion' }).click();
    await expect.element(page.getByRole('heading', { name: 'Pizza', exact: true })).toBeInViewport();
    await openOffer('-10%');
    await expect.element(details).toMatchTextContent('10 % Rabatt');
    await expect.element(details).toMatchTextContent('Ab 60 € Bestellwert');
    await expect.element(details).toMatchTextContent('Nur auf Artikel ohne anderen Rabatt');
    await expect.element(details.getByRole('button', { name: 'Losbestellen' })).toBeVisible();
    await closeDialog();
    // A shared banner has a line for each of its offers.
    await openOffer('Bis zu 10%');
    await expect.element(details).toMatchTextContent('Viel für alle');
    await expect.element(details.getByRole('listitem').filter({ hasText: '10 % Rabatt ab 60 €' })).toBeVisible();
    await expect.element(details.getByRole('listitem').filter({ hasText: 'Lieferung gratis ab 40 €' })).toBeVisible();
    await expect.element(details).not.toMatchTextContent('Ab 40 €');
    await closeDialog();
    const dish = await openDish('Spaghetti Carbonara');
    await expect.element(dish.getByText('Tipp', { exact: true })).toBeVisible();
  });

  it("for groups lead to 'Gruppe starten' (S1 §2 Offer details)", async () => {
    await renderShop({ menu: (menu) => ({ ...menu, offers: menu.offers.map(forGroups) }) });
    await expect.element(findTile('-10%')).toMatchTextContent('nur für Gruppen');
    await openOffer('-10%');
    await expect.element(details).toMatchTextContent('Nur für Gruppen');
    await details.getByRole('button', { name: 'Gruppe starten' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Gruppenbestellung ohne Durcheinander!' })).toBeVisible();
  });

  it('of several percentages at once, and groups with a minimum (S1 §5 Group header text, §9 Discount types)', async () => {
    await renderShop({ menu: (menu) => ({ ...menu, ...createPercentOffers(menu), ...requireExtras(menu) }) });
    await expect.element(findDish('Pizza Margherita')).toMatchTextContent('Jetzt -20% & mehr');
    const dialog = await openDish('Pizza Margherita');
    await expect.element(dialog.getByRole('group', { name: 'Teig (min 1, max 3)' })).toBeInTheDocument();
    await expect.element(dialog.getByRole('group', { name: 'Rand (min 1)' })).toBeInTheDocument();
  });
});

describe('two competing discounts', () => {
  it('are chosen from, also by keyboard, and the choice can be changed in the cart', async () => {
    await renderChoice();
    await expect.element(choice.getByRole('radiogroup')).toMatchTextContent('Tagespreis behaltenDu sparst 6,00 €');
    await expect.element(choice.getByRole('radiogroup')).toMatchTextContent('Kauf 2, zahl 1 anwendenDu sparst 13,90 €');
    await choice.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.element(choice.getByRole('alert')).toHaveTextContent('Bitte wähle eine Option aus.');
    await expect.element(choice.getByRole('radio').first()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(toast('Kauf 2, zahl 1 erfolgreich angewendet!')).toBeVisible();
    reloadShop();
    await expect.element(findCart()).toMatchTextContent('13,90 €');
    await expect.element(choice).not.toBeInTheDocument();
    await findCart().getByRole('button', { name: 'Rabatt wechseln' }).click();
    await expect.element(choice.getByRole('radio', { name: /anwenden/ })).toBeChecked();
    await choice.getByRole('radio', { name: /behalten/ }).click();
    await choice.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.element(toast('Tagespreis bleibt. Du kannst im Warenkorb jederzeit wechseln.')).toBeVisible();
    await expect.element(findCart()).toMatchTextContent('21,80 €');
    // Amounts are in the lines only, because the discount may hold for more units than the promotion.
    await expect.element(findCart()).toMatchTextContent('TagespreisVon Dir gewähltRabatt wechseln');
  });

  it('have their names in the answer (S1 §8)', async () => {
    await renderChoice({ menu: (menu) => ({ ...menu, dailyDishes: [], offers: discountVongole(menu) }) });
    await choice.getByRole('radio', { name: /behalten/ }).click();
    await choice.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.element(toast('Heute -20% Rabatt bleibt. Du kannst im Warenkorb jederzeit wechseln.')).toBeVisible();
  });

  it('stay as they are if the guest cancels; below the quantity the guest is asked again', async () => {
    await renderChoice();
    await choice.getByRole('button', { name: 'ABBRECHEN' }).click();
    await expect.element(findCart()).toMatchTextContent('21,80 €');
    await findCart().getByRole('button', { name: 'Rabatt wechseln' }).click();
    await choice.getByRole('radio', { name: 'Kauf 2, zahl 1 anwenden' }).click();
    await choice.getByRole('button', { name: 'OK', exact: true }).click();
    await findCart().getByRole('button', { name: 'Spaghetti alle Vongole: weniger' }).click();
    await expect.element(findCart()).toMatchTextContent('Nimm noch 1 dazu und profitiere.');
    await findCart().getByRole('button', { name: 'Angebotsdetails' }).click();
    await expect.element(details).toBeVisible();
    await closeDialog();
    await findCart().getByRole('button', { name: 'Spaghetti alle Vongole: mehr' }).click();
    await expect.element(choice).toBeVisible();
  });
});

describe('a free item', () => {
  it('is announced, chosen, and dropped with a notice', async () => {
    await renderShop({ orderType: 'pickup', items: [STEAK] });
    const cart = findCart();
    await expect.element(cart).toMatchTextContent('Tiramisù gratis ab 35 €');
    await expect.element(cart).toMatchTextContent('Noch 2,10 €, dann bekommst Du Limonata gratis');
    await cart.getByRole('button', { name: 'Tagliata di Manzo: mehr' }).click();
    await expect.element(cart).toMatchTextContent('Tiramisù gratis: Bitte wählen!');
    await cart.getByRole('button', { name: 'Auswählen' }).first().click();
    const free = page.getByRole('dialog', { name: 'Tiramisù gratis' });
    await free.getByRole('radio', { name: 'Tiramisù della Nonna' }).click();
    await free.getByRole('button', { name: 'OK', exact: true }).click();
    const row = cart.getByRole('listitem').filter({ hasText: 'Tiramisù della Nonna' });
    await expect.element(row).toMatchTextContent('gratis');
    reloadShop();
    await expect.element(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toBeVisible();
    await cart.getByRole('button', { name: 'Tagliata di Manzo: weniger' }).click();
    await expect
      .element(cart)
      .toMatchTextContent(
        'Tiramisù della Nonna gibt es erst ab einem höheren Bestellwert gratis dazu. Es wurde entfernt.',
      );
    await expect.element(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).not.toBeInTheDocument();
  });

  it('that is exclusive replaces the other, charges its deposit and refuses the coupon', async () => {
    await renderShop({ orderType: 'pickup', items: [{ ...STEAK, amount: 2 }] });
    const cart = findCart();
    await cart.getByText('Gutschein einlösen').click();
    await cart.getByLabelText('Gutscheincode').fill('HUNGER5');
    await userEvent.keyboard('{Enter}');
    await expect.element(cart).toMatchTextContent('Gutschein HUNGER5');
    await cart.getByRole('button', { name: 'Auswählen' }).first().click();
    const free = page.getByRole('dialog', { name: 'Tiramisù gratis' });
    await free.getByRole('radio', { name: 'Panna cotta' }).click();
    await free.getByRole('button', { name: 'OK', exact: true }).click();
    const pannaCotta = cart.getByRole('button', { name: 'Panna cotta ai Frutti di Bosco ändern' });
    await expect.element(pannaCotta).toBeVisible();
    await cart.getByRole('button', { name: 'Auswählen' }).click();
    const alone = page.getByRole('dialog', { name: 'Limonata gratis' });
    await expect.element(alone).toMatchTextContent('Nicht zusammen mit anderen Gratisartikeln oder einem Gutschein.');
    await expect.element(alone.getByRole('radio', { name: 'Limonata' })).toBeChecked();
    await alone.getByRole('button', { name: 'OK', exact: true }).click();
    const row = cart.getByRole('listitem').filter({ hasText: 'Limonata' });
    await expect.element(row).toMatchTextContent('zzgl. 0,25 € Pfand');
    await expect.element(pannaCotta).not.toBeInTheDocument();
    await expect.element(cart).toMatchTextContent('Dieser Gutschein gilt nicht zusammen mit einem Gratisartikel.');
    await expect.element(cart).toMatchTextContent('46,05 €');
    await cart.getByRole('button', { name: /^Limonata.* entfernen$/ }).click();
    await expect.element(cart).toMatchTextContent('40,80 €');
  });
});

const forGroups = (offer: OfferDocument): OfferDocument =>
  offer.kind === 'cartDiscount' ? { ...offer, groupOrderOnly: true } : offer;

/** On Fridays two percentage discounts apply to Pizza Margherita. */
function createPercentOffers({ offers }: MenuDocument): Pick<MenuDocument, 'offers'> {
  const salame = offers.find(({ id }) => id === 'salame-20');
  const both = [2000, 1000].map((value, place) => ({
    ...salame,
    id: `salame-${place}`,
    timetable: [{ dayIndex: 5, from: '10:00', to: '23:00' }],
    accumulative: true,
    itemSelection: { dishes: [{ dish: 'pizza-margherita' }], categories: [], menus: [] },
    value: toBasisPoints(value),
  }));
  return { offers: both as unknown as OfferDocument[] };
}

/** Instead of the pizza of the day. */
const discountVongole = ({ offers }: MenuDocument): OfferDocument[] =>
  offers.map((offer) =>
    offer.id === 'salame-20'
      ? { ...offer, itemSelection: { dishes: [{ dish: dishId('spaghetti-alle-vongole') }], categories: [], menus: [] } }
      : offer,
  ) as unknown as OfferDocument[];

const RULES: Readonly<Record<string, { readonly min: number; readonly limit: number }>> = {
  Teig: { min: 1, limit: 3 },
  Rand: { min: 1, limit: 0 },
};

const requireExtras = ({ extraGroups }: MenuDocument): Pick<MenuDocument, 'extraGroups'> => ({
  extraGroups: extraGroups.map((group) => ({ ...group, ...RULES[group.name] })),
});
