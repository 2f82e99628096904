import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { driveTour } from '../../../../tests/components/drive-tour.tsx';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import { renderOfficeFor } from '../../../../tests/components/render-office.tsx';

const save = page.getByRole('button', { name: 'Speichern' });
const refused = page.getByText('Das darfst Du mit Deiner Anmeldung nicht.').first();

/** The owner, on another device, gives this person a role that opens nothing of the page. */
async function withdraw(id: string, slug: string, role: 'driver' | 'accountant'): Promise<void> {
  const owner = await signInElsewhere();
  await owner(calls.changeStaff, { params: { staffId: id }, body: { role, shops: [shopId(slug)] } });
}

const PAGES: readonly (readonly [path: string, field: () => Locator, text: string])[] = [
  ['/:slug/zeiten', () => page.getByLabelText('Minuten bis zur Lieferung'), '55'],
  ['/:slug/karte/gericht/pizza-margherita', () => page.getByRole('textbox', { name: 'Name', exact: true }), 'Grande'],
];

it.each(PAGES)(
  'a save on %s says that it is not allowed any more, and keeps what is typed',
  async (path, field, text) => {
    const { slug, id } = await renderOfficeFor('branchManager', path);
    await field().fill(text);
    await withdraw(id, slug, 'driver');
    await save.click();
    await expect.element(refused).toBeVisible();
    await expect.element(field()).toHaveDisplayValue(text);
  },
);

it('the desk says so, and blames no connection', async () => {
  const { slug, id } = await renderOfficeFor('staff', '/:slug');
  await expect.element(page.getByText('Keine neue Bestellung.')).toBeVisible();
  await withdraw(id, slug, 'accountant');
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.element(refused).toBeVisible();
  await expect.element(page.getByText('Keine Verbindung.')).not.toBeInTheDocument();
});

it('a driver who presses is told, and the press does not count', async () => {
  const { shop, driver } = await driveTour();
  await expect.element(page.getByRole('button', { name: 'Losfahren' })).toBeVisible();
  await withdraw(driver.id, shop, 'accountant');
  await page.getByRole('button', { name: 'Losfahren' }).click();
  await expect.element(refused).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Losfahren' })).toBeVisible();
});
