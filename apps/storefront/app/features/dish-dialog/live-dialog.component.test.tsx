import { toCents } from '@tischlein/domain';
import type { MenuDocument, OrderTypeFilter } from '@tischlein/domain/menu';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cheapOnSaturday } from '../../../../../tests/components/cheap-on-saturday.ts';
import { changeMenu, forOnePrice, withDish } from '../../../../../tests/components/change-menu.ts';
import { inOtherTab } from '../../../../../tests/components/in-other-tab.ts';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { findCart, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { setStock } from '../../../../../tests/components/set-stock.ts';

afterEach(() => void vi.useRealTimers());

const toast = (words: string) => page.getByRole('status').getByText(words);

it('an open dialog shows that its dish is out and keeps the choices until it is back', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish('Pizza Margherita');
  const add = dialog.getByRole('button', { name: 'IN DEN WARENKORB' });
  await dialog.getByRole('radio', { name: /32 cm/ }).click();
  await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
  await setStock(slug, 'pizza-margherita', 'forGood');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Pizza Margherita ist heute ausverkauft.');
  await expect.element(add).toBeDisabled();
  await setStock(slug, 'pizza-margherita', 'back');
  await expect.element(add).toBeEnabled();
  await expect.element(dialog.getByRole('radio', { name: /32 cm/ })).toBeChecked();
  await expect.element(dialog).toMatchTextContent('x2');
});

it('a combo part that is out disappears from the open dialog, with a notice', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish('Menü per Due');
  const part = dialog.getByLabelText('Erste Pizza wählen');
  await part.selectOptions('Pizza Funghi');
  await setStock(slug, 'pizza-funghi', 'untilTomorrow');
  await expect.element(toast('Pizza Funghi ist heute ausverkauft')).toBeVisible();
  await expect.element(part.getByRole('option', { name: 'Pizza Funghi' })).not.toBeInTheDocument();
  await setStock(slug, 'pizza-funghi', 'back');
  await expect.element(part.getByRole('option', { name: 'Pizza Funghi' })).toBeInTheDocument();
});

const TIRAMISU = 'Tiramisù della Nonna';

it('an open dish dialog says a new price, up or down, and keeps the choices', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish(TIRAMISU);
  await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
  await changeMenu(slug, withDish(TIRAMISU, forOnePrice(750)));
  await expect.element(dialog).toMatchTextContent('Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.');
  await expect.element(dialog).toMatchTextContent('15,00 €');
  await changeMenu(slug, withDish(TIRAMISU, forOnePrice(500)));
  await expect.element(dialog).toMatchTextContent('Tiramisù della Nonna kostet jetzt 5,00 € statt 7,50 €.');
  await expect.element(dialog).toMatchTextContent('x2');
});

it('an open dish dialog follows the daily price that ends at midnight', async () => {
  const saturday = { dayIndex: 6, minOffset: 23 * 60 + 59 } as const;
  await renderShop({ menu: cheapOnSaturday(TIRAMISU), orderType: 'pickup', period: saturday });
  const dialog = await openDish(TIRAMISU);
  await expect.element(dialog).toMatchTextContent('3,50 €');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  await expect.element(dialog).toMatchTextContent('Tiramisù della Nonna kostet jetzt 5,50 € statt 3,50 €.');
});

it('an open combo dialog follows the daily price that ends at midnight', async () => {
  const saturday = { dayIndex: 6, minOffset: 23 * 60 + 59 } as const;
  await renderShop({ menu: cheapOnSaturday('Menü per Due'), orderType: 'pickup', period: saturday });
  const dialog = await openDish('Menü per Due');
  const part = dialog.getByLabelText('Erste Pizza wählen');
  await part.selectOptions('Pizza Funghi');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  await expect.element(dialog).toMatchTextContent(/Menü per Due kostet jetzt [\d,]+\s€ statt/);
  await expect.element(part).toHaveDisplayValue('Pizza Funghi');
});

it('an open dish dialog follows the order type that another tab has chosen', async () => {
  const slug = await openBranch({
    menu: withDish(TIRAMISU, { prices: { delivery: { base: toCents(650) }, pickup: { base: toCents(550) } } }),
  });
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish(TIRAMISU);
  inOtherTab(slug, 'options', (options) => ({ ...options, wishedType: 'delivery' }));
  await expect.element(dialog).toMatchTextContent('Tiramisù della Nonna kostet jetzt 6,50 € statt 5,50 €.');
});

it('an open dish dialog says that the dish is not for the order type, until it is again', async () => {
  const slug = await openBranch({ menu: withDish(TIRAMISU, { prices: { pickup: { base: toCents(550) } } }) });
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish(TIRAMISU);
  const add = dialog.getByRole('button', { name: 'IN DEN WARENKORB' });
  inOtherTab(slug, 'options', (options) => ({ ...options, wishedType: 'delivery' }));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('gibt es für diese Bestellart nicht.');
  await expect.element(add).toBeDisabled();
  inOtherTab(slug, 'options', (options) => ({ ...options, wishedType: 'pickup' }));
  await expect.element(add).toBeEnabled();
});

it('an open combo dialog says a new price, up or down, and keeps its dishes', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish('Menü per Due');
  const part = dialog.getByLabelText('Erste Pizza wählen');
  await part.selectOptions('Pizza Funghi');
  await changeMenu(slug, withCombo('Menü per Due', 3990));
  await expect.element(dialog).toMatchTextContent(/Menü per Due kostet jetzt 39,90\s€ statt/);
  await changeMenu(slug, withCombo('Menü per Due', 1990));
  await expect.element(dialog).toMatchTextContent('Menü per Due kostet jetzt 19,90 € statt 39,90 €.');
  await expect.element(part).toHaveDisplayValue('Pizza Funghi');
});

it('an open combo dialog says that another tab has chosen an order type without it', async () => {
  const slug = await openBranch({ menu: withCombo('Menü per Due', 2990, 'pickup') });
  await renderShop({ slug, orderType: 'pickup' });
  const dialog = await openDish('Menü per Due');
  inOtherTab(slug, 'options', (options) => ({ ...options, wishedType: 'delivery' }));
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Menü per Due gibt es für diese Bestellart nicht.');
});

it('an edit whose line another tab has removed becomes a new line, and says so', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup', items: [{ dish: TIRAMISU, amount: 1 }] });
  await findCart()
    .getByRole('button', { name: `${TIRAMISU} ändern` })
    .click();
  const dialog = page.getByRole('dialog', { name: TIRAMISU });
  await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
  inOtherTab(slug, 'cart', () => ({ items: [] }));
  await expect.element(page.getByText('Noch nichts im Warenkorb')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'SPEICHERN' }).click();
  await expect.element(toast('war nicht mehr im Warenkorb und ist jetzt wieder drin.')).toBeVisible();
  await expect.element(findCart()).toMatchTextContent('11,00 €');
});

const withCombo =
  (name: string, cents: number, type: OrderTypeFilter = 'all') =>
  (menu: MenuDocument): MenuDocument => ({
    ...menu,
    menus: menu.menus.map((combo) =>
      combo.name === name ? { ...combo, type, price: { delivery: toCents(cents), pickup: toCents(cents) } } : combo,
    ),
  });
