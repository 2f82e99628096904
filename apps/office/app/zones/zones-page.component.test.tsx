import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const list = page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' });
const save = page.getByRole('button', { name: 'Speichern' });

describe('delivery zones', () => {
  it.each([['10119 1011', '„1011“ ist keine Postleitzahl: Sie hat fünf Ziffern.']])(
    'with the postcodes %s are not saved',
    async (postcodes, problem) => {
      await renderOffice('/liefergebiete', { deliveryZones: [] });
      await list.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
      await list.getByLabelText('Name').fill('Nachbarn');
      await list.getByLabelText('Postleitzahlen').fill(postcodes);
      await expect.element(page.getByText(problem)).toBeVisible();
      await expect.element(save).toBeDisabled();
    },
  );

  it('that were removed can be restored', async () => {
    await renderOffice('/liefergebiete');
    await page.getByRole('button', { name: /^1 Mitte/ }).click();
    await page.getByRole('button', { name: 'Gebiet entfernen' }).click();
    await expect.element(page.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(page.getByRole('button', { name: /^1 Mitte/ })).toBeVisible();
  });
});
