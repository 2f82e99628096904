import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { StaffRole } from '@tischlein/domain/staff';
import { afterEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { driveTour } from '../../../../tests/components/drive-tour.tsx';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOfficeFor } from '../../../../tests/components/render-office.tsx';

const save = page.getByRole('button', { name: 'Speichern' });
const refusals = page.getByText('Das darfst Du mit Deiner Anmeldung nicht.');
const refused = refusals.first();

afterEach(() => void vi.useRealTimers());

/** The owner, on another device, gives this person a role that opens nothing of the page. */
async function withdraw(id: string, slug: string, role: 'driver' | 'accountant'): Promise<void> {
  const owner = await signInElsewhere();
  await owner(calls.changeStaff, { params: { staffId: id }, body: { role, shops: [shopId(slug)] } });
}

/** The page reads again, as after a lost connection. */
function readAgain(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

const named = (name: string) => () => page.getByLabelText(name, { exact: true });

const PAGES: readonly (readonly [path: string, role: StaffRole, field: () => Locator, text: string])[] = [
  ['/:slug/zeiten', 'branchManager', named('Minuten bis zur Lieferung'), '55'],
  [
    '/:slug/karte/gericht/pizza-margherita',
    'branchManager',
    () => page.getByRole('textbox', { name: 'Name', exact: true }),
    'Grande',
  ],
  ['/:slug/restaurant', 'owner', named('Telefon'), '030 5557788'],
  ['/:slug/optionen', 'owner', named('Mindestbestellwert bei Abholung'), '8,00'],
];

it.each(PAGES)(
  'a save on %s says that it is not allowed any more, and keeps what is typed',
  async (path, role, field, text) => {
    const { slug, id } = await renderOfficeFor(role, path);
    await field().fill(text);
    await withdraw(id, slug, 'driver');
    await save.click();
    await expect.element(refused).toBeVisible();
    await expect.element(field()).toHaveDisplayValue(text);
  },
);

it('the desk says so, and blames no connection', async () => {
  const { slug, id } = await renderOfficeFor('staff', '/:slug');
  await expect.element(page.getByText('Keine neue Bestellung')).toBeVisible();
  await withdraw(id, slug, 'accountant');
  readAgain();
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

it('a driver is told once, although the press and the tour are both refused', async () => {
  const { shop, driver } = await driveTour();
  const setOff = page.getByRole('button', { name: 'Losfahren' });
  await expect.element(setOff).toBeVisible();
  await withdraw(driver.id, shop, 'accountant');
  // The first press has the tour read again, which stays refused during the second.
  for (let press = 1; press <= 2; press += 1) {
    await setOff.click();
    await expect.element(refused).toBeVisible();
    await expect.element(setOff).toBeVisible();
  }
  await expect.poll(() => refusals.elements()).toHaveLength(1);
});

it('the alarm says so at the order, which keeps waiting', async () => {
  const { slug, id } = await renderOfficeFor('staff', '/:slug');
  await expect.element(page.getByText('Keine neue Bestellung')).toBeVisible();
  const owner = await signInElsewhere();
  const draft = await owner(calls.getShopState, { params: { shop: slug } });
  const headers = { 'if-match': `"${String(draft.ok && draft.value.version)}"` };
  await owner(calls.saveShopState, { params: { shop: slug }, headers, body: { state: 'open' } });
  await placeOrder({ shop: slug, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await expect.element(page.getByRole('region', { name: 'Neu' })).toMatchTextContent('Ada Köhler');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6.1 * 60_000 });
  const alarm = page.getByRole('alertdialog');
  await expect.element(alarm).toBeVisible();
  await withdraw(id, slug, 'accountant');
  await alarm.getByRole('button', { name: 'Annehmen 1' }).click();
  await expect.element(alarm.getByRole('alert')).toMatchTextContent('Das darfst Du mit Deiner Anmeldung nicht.');
});
