import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { findCart, renderShop } from '../../../../tests/components/render-shop.tsx';
import { setStock } from '../../../../tests/components/set-stock.ts';

const COMBO = 'Menü per Due';

const extras = [{ group: 'Teig', item: 'Klassischer Teig', amount: 1 }];
const DISHES = [
  { dish: 'Pizza Funghi', extras },
  { dish: 'Pizza Margherita', extras },
  { dish: 'Limonata' },
  { dish: 'Limonata' },
];

it('a combo in the cart that loses a dish asks for another one, and comes back with the dish', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup', items: [{ menu: COMBO, dishes: DISHES, amount: 1 }] });
  await expect.element(findCart().getByRole('button', { name: `${COMBO} ändern` })).toBeVisible();
  await setStock(slug, 'pizza-funghi', 'untilTomorrow');
  await expect
    .element(findCart())
    .toMatchTextContent('Menü per Due: Pizza Funghi ist ausverkauft. Wähle ein anderes Gericht.');
  await expect.element(findCart().getByRole('button', { name: `${COMBO} ändern` })).not.toBeInTheDocument();
  await findCart().getByRole('button', { name: 'Anderes Gericht wählen' }).click();
  const dialog = page.getByRole('dialog', { name: COMBO });
  await expect.element(dialog.getByLabelText('Erste Pizza wählen')).toBeVisible();
  await setStock(slug, 'pizza-funghi', 'back');
  await page.getByRole('button', { name: 'ABBRECHEN' }).click();
  await expect.element(findCart()).toMatchTextContent('Menü per Due ist wieder erhältlich.');
  await findCart().getByRole('button', { name: 'Wieder in den Warenkorb' }).click();
  await expect.element(findCart().getByRole('button', { name: `${COMBO} ändern` })).toBeVisible();
});
