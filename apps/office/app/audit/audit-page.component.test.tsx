import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

it.each([
  { path: '/protokoll', field: 'Von', value: '2099-01-01', title: 'Keine Änderung gefunden.' },
  { path: '/gaeste', field: 'Gäste suchen', value: 'Niemand Nirgendwo', title: 'Kein Gast gefunden.' },
] as const)('$path says in place of its list that nothing was found', async ({ path, field, value, title }) => {
  await renderOffice(path);
  await page.getByLabelText(field, { exact: true }).fill(value);
  if (path === '/gaeste') await page.getByRole('button', { name: 'Suchen' }).click();
  await expect.element(page.getByRole('heading', { name: title }), SOON).toBeVisible();
  await expect.element(page.getByText('Wird geladen …')).not.toBeInTheDocument();
});
