import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice, renderOfficeAs, renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const create = page.getByRole('button', { name: 'Entwurf anlegen' });
const bar = page.getByRole('complementary', { name: 'Eröffnen' });

describe('the form for a new shop', () => {
  it('is led to by /office/neu, and makes a short name from the name until another is typed', async () => {
    await renderOfficeAt('/neu');
    await field('Name der Filiale').fill('Süße Osteria');
    await expect.element(field('Kurzname')).toHaveValue('suesse-osteria');
    await field('Kurzname').fill('osteria-zwei');
    await field('Name der Filiale').fill('Osteria');
    await expect.element(field('Kurzname')).toHaveValue('osteria-zwei');
  });

  it('says while typing that a short name is taken', async () => {
    await renderOfficeAt('/neu');
    await field('Name der Filiale').fill('Tramonto Mitte');
    await expect.element(page.getByText('Diesen Kurznamen hat schon ein anderer Shop.')).toBeVisible();
    await expect.element(field('Kurzname')).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows each problem at its field, and leads to the first one', async () => {
    await renderOfficeAt('/neu');
    await field('Name der Filiale').fill(`Osteria ${crypto.randomUUID()}`);
    await expect.element(field('Kurzname')).not.toHaveValue('');
    await field('Straße').fill('Kastanienallee 3');
    await field('PLZ').fill('1043');
    await create.click();
    await expect.element(field('PLZ')).toHaveFocus();
    await expect.element(field('PLZ')).toHaveAccessibleDescription('Fünf Ziffern');
    await expect.element(field('E-Mail')).toHaveAccessibleDescription('Die E-Mail-Adresse fehlt.');
    await field('PLZ').fill('10435');
    await expect.element(field('PLZ')).not.toHaveAttribute('aria-invalid');
  });

  it('is for owners only', async () => {
    await renderOfficeAs('branchManager', '/:slug/neu');
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(create).not.toBeInTheDocument();
  });
});

describe('the checklist', () => {
  it('is on every page of a draft', async () => {
    const draft = await renderOffice('/mails', { deliveryZones: [] });
    await expect.element(bar).toMatchTextContent('Noch 1 Schritt bis zur Eröffnung');
    await bar.getByRole('link', { name: 'Zur Eröffnung' }).click();
    await expect.element(page.getByRole('heading', { name: 'Liefergebiet' })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Zur Vorschau: Probebestellung' }))
      .toHaveAttribute('href', `/f=${draft}/`);
  });

  it('is not on the pages of an open shop', async () => {
    await renderOfficeAt('/tramonto-mitte/mails');
    await expect.element(page.getByRole('heading', { level: 1, name: 'E-Mails' })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('closing a shop', () => {
  it('asks first and names what happens', async () => {
    await renderOffice('/schliessen', { restaurantName: 'Tramonto Wedding' });
    await page.getByRole('button', { name: 'Archivieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tramonto Wedding archivieren?' });
    await expect.element(dialog).toMatchTextContent('Gäste finden den Shop nicht mehr');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Tramonto Wedding: Entwurf')).toBeVisible();
  });

  it('deletes only once the name is typed', async () => {
    await renderOffice('/schliessen', { restaurantName: 'Tramonto Wedding', deliveryZones: [] });
    const name = field('Tippe zum Bestätigen den Namen: Tramonto Wedding');
    await name.fill('Wedding');
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect.element(name).toHaveAccessibleDescription('Das ist nicht der Name des Shops.');
  });

  it('says why an open shop is not deleted', async () => {
    await renderOfficeAt('/tramonto-mitte/schliessen');
    await expect.element(page.getByText('Ein eröffneter Shop lässt sich nicht löschen.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Endgültig löschen' })).not.toBeInTheDocument();
  });
});
