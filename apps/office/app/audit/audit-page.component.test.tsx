import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { holdRequest } from '../../../../tests/components/hold-save.ts';
import { unmount } from '../../../../tests/components/mount.tsx';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { renderOffice, renderOfficeAs, renderOfficeAt } from '../../../../tests/components/render-office.tsx';

it.each([
  { path: '/protokoll', field: 'Von', value: '2099-01-01', title: 'Keine Änderung gefunden' },
  { path: '/gaeste', field: 'Gäste suchen', value: 'Niemand Nirgendwo', title: 'Kein Gast gefunden' },
] as const)('$path says in place of its list that nothing was found', async ({ path, field, value, title }) => {
  await renderOffice(path);
  await page.getByLabelText(field, { exact: true }).fill(value);
  if (path === '/gaeste') await page.getByRole('button', { name: 'Suchen' }).click();
  await expect.element(page.getByRole('heading', { name: title }), SOON).toBeVisible();
  await expect.element(page.getByText('Wird geladen …')).not.toBeInTheDocument();
});

it('a save is one entry that names each value with what it belongs to, and there is nothing to save', async () => {
  const shop = await openBranch({ menu: withDish('Minestrone', forOnePrice(650)) });
  await changeMenu(shop, withDish('Minestrone', forOnePrice(690)));
  await renderOfficeAt(`/${shop}/protokoll`);
  // Owners see entries about no shop, too.
  const entry = page
    .getByRole('list', { name: /^Änderungen: / })
    .getByRole('listitem')
    .filter({ hasText: 'Minestrone' });
  await expect.element(entry, SOON).toMatchTextContent('Die Karte geändert');
  await expect
    .element(entry)
    .toMatchTextContent(/Minestrone.*Preis, Lieferung.*6,50\s€.*6,90\s€.*Preis, Abholung.*6,50\s€.*6,90\s€/);
  await expect.element(page.getByText('hier lässt sich nichts bearbeiten')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Was oder wer' }).fill('Minestrone');
  await expect.element(entry, SOON).toMatchTextContent('Minestrone');
  await page.getByRole('searchbox', { name: 'Was oder wer' }).fill('Sushi');
  await expect.element(page.getByRole('heading', { name: 'Keine Änderung gefunden' }), SOON).toBeVisible();
});

it('says that it is being read before it says that there is nothing, and keeps the people to choose from', async () => {
  const shop = await openBranch({ menu: withDish('Minestrone', forOnePrice(650)) });
  await changeMenu(shop, withDish('Minestrone', forOnePrice(690)));
  const none = page.getByRole('heading', { name: /^(Keine|Noch keine) Änderung/ });
  const reading = holdRequest((address) => address.endsWith('/audit-log'));
  await renderOfficeAt(`/${shop}/protokoll`);
  await reading.isSent;
  await expect.element(page.getByText('Wird geladen …')).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
  reading.release();
  const people = page.getByLabelText('Wer', { exact: true });
  await expect.element(people.getByRole('option').nth(1)).toBeInTheDocument();
  const filtering = holdRequest((address) => address.endsWith('/audit-log'));
  await page.getByLabelText('Bereich', { exact: true }).selectOptions('Karte');
  await filtering.isSent;
  await expect.element(none).not.toBeInTheDocument();
  await expect.element(people.getByRole('option').nth(1)).toBeInTheDocument();
  filtering.release();
  await expect.element(page.getByRole('list', { name: /^Änderungen: / }).first()).toMatchTextContent('Minestrone');
});

it('offers entries about the installation to its owner only', async () => {
  const areas = page.getByLabelText('Bereich', { exact: true });
  const installation = areas.getByRole('option', { name: 'Installation' });
  await renderOffice('/protokoll');
  await expect.element(installation, SOON).toBeInTheDocument();
  unmount();
  await renderOfficeAs('owner', '/:slug/protokoll');
  await expect.element(areas.getByRole('option', { name: 'Karte' }), SOON).toBeInTheDocument();
  await expect.element(installation).not.toBeInTheDocument();
});
