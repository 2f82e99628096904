import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { loseCode } from '../../../../tests/components/lose-code.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

it('the question about changes that a release has replaced is said to be missing; the dish can be saved all the same', async () => {
  await loseCode('frame/leave-dialog.tsx');
  await renderOffice('/karte/gericht/minestrone');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Minestrone alla nonna');
  await page.getByRole('navigation').getByRole('link', { name: 'Heute', exact: true }).click();
  await expect.element(page.getByText('Dieser Teil der Seite konnte nicht geladen werden.')).toBeVisible();
  await expect.element(name).toHaveValue('Minestrone alla nonna');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
});
