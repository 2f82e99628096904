import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';

it('a phone chooses several shops for its desk in one go', async () => {
  const town = crypto.randomUUID().slice(0, 8);
  const names = ['Nord', 'Süd', 'Ost'].map((part) => `Filiale ${town} ${part}`);
  const [own] = await Promise.all(names.map((restaurantName) => openBranch({ config: { restaurantName } })));
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await renderOfficeAt(`/${own}`);
  await page.getByRole('button', { name: 'Später', exact: true }).click();
  await page.getByRole('button', { name: 'Filialen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Welche Filialen zeigt dieses Gerät?' });
  for (const name of names.slice(1)) {
    await dialog.getByRole('checkbox', { name }).click();
    await expect.element(dialog.getByRole('checkbox', { name })).toBeChecked();
  }
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(page.getByRole('button', { name: '3 Filialen' })).toBeVisible();
});
