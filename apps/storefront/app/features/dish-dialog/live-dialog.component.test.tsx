import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { setStock } from '../../../../../tests/components/set-stock.ts';

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
