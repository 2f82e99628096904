import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

it('the empty search field suggests what the restaurant has listed (S3 R8)', async () => {
  await page.viewport(1440, 900);
  await renderShop({ isIndependent: true, config: { searchList: ['Tiramisù', 'Pizza'] } });
  const field = page.getByRole('searchbox');
  await field.click();
  const suggestions = page.getByRole('group', { name: 'Vorschläge für die Suche' });
  await suggestions.getByRole('button', { name: 'Tiramisù' }).click();
  await expect.element(field).toHaveValue('Tiramisù');
  await expect.element(field).toHaveFocus();
  await expect.element(suggestions).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect.element(suggestions).toBeVisible();
});

it('suggestions leave the filters in reach on a phone', async () => {
  await page.viewport(390, 844);
  await renderShop({ isIndependent: true, config: { searchList: ['Tiramisù', 'Pizza'] } });
  await page.getByRole('button', { name: 'Suchen und filtern' }).click();
  await expect.element(page.getByRole('group', { name: 'Vorschläge für die Suche' })).toBeVisible();
  await page.getByRole('button', { name: 'Vegetarisch' }).click();
  await expect.element(page.getByRole('button', { name: 'Vegetarisch' })).toHaveAttribute('aria-pressed', 'true');
});
