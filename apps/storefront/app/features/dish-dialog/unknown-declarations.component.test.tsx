import type { MenuDocument } from '@tischlein/domain/menu';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findCart, findDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const UNKNOWN = ['Pizza Marinara', 'Panna cotta ai Frutti di Bosco', 'Limonata'];
const REASON = 'Allergene noch nicht hinterlegt';

const withUnknown = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) =>
    UNKNOWN.includes(dish.name)
      ? { ...dish, declarations: null, primaryIngredients: [], secondaryIngredients: [] }
      : dish,
  ),
  ingredients: menu.ingredients.map((part) => (part.name === 'Käserand' ? { ...part, declarations: null } : part)),
});

// "A dish, side or extra with unknown declarations is shown … and cannot be ordered" (S3 L2)
beforeEach(() =>
  renderShop({ menu: withUnknown, orderType: 'pickup', items: [{ dish: 'Caprese di Bufala', amount: 6 }] }),
);

it('a dish: the reason replaces the button, and its information says why', async () => {
  const row = findDish('Pizza Marinara');
  await expect.element(row).toMatchTextContent(REASON);
  await expect.element(row.getByRole('button', { name: /hinzufügen/ })).not.toBeInTheDocument();
  await row.getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Pizza Marinara' });
  await expect.element(dialog).toMatchTextContent('Deshalb nehmen wir dafür noch keine Bestellung an.');
  await expect.element(dialog.getByRole('button', { name: 'BESTELLEN' })).not.toBeInTheDocument();
});

it('an extra: it is shown and cannot be chosen', async () => {
  await findDish('Pizza Margherita').getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Pizza Margherita' });
  await expect.element(dialog.getByRole('checkbox', { name: `Käserand ${REASON}` })).toBeDisabled();
});

it('a dish of a combo: it is in the list and cannot be chosen', async () => {
  await page.getByRole('button', { name: 'Menü per Due', exact: true }).click();
  const options = page.getByRole('dialog').getByRole('combobox');
  await expect.element(options.getByRole('option', { name: `Pizza Marinara – ${REASON}` })).toBeDisabled();
});

it('a free item: it is in the list and cannot be chosen', async () => {
  await expect.element(findCart()).toMatchTextContent(`Limonata gratis: ${REASON}`);
  await findCart().getByRole('button', { name: 'Auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tiramisù gratis' });
  await expect.element(dialog.getByRole('radio', { name: /Panna cotta/ })).toBeDisabled();
  await expect.element(dialog.getByRole('radio', { name: /Tiramisù/ })).toBeEnabled();
});
