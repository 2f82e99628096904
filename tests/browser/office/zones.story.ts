import { expect, type Locator } from '@playwright/test';
import { HOME } from '../support/guest.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story('the owner draws delivery zones, tests them, and the guest pays the fee', async ({ desk, guest, owner }) => {
  const shop = await owner.opensBranch({ deliveryZones: [] });
  const { page } = desk;
  await desk.opens(shop);
  await desk.goesTo('Zeiten', 'Liefergebiete');
  await addZone(page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' }), {
    Name: 'Umland',
    Art: 'Umkreis (Luftlinie)',
    'Umkreis in km': '6,5',
    'Liefergebühr in €': '4,90',
  });
  await addZone(page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' }), {
    Name: 'Nachbarn',
    Postleitzahlen: '10119 1011',
    'Liefergebühr in €': '0,99',
  });
  await expect(page.getByText('„1011“ ist keine Postleitzahl: Sie hat fünf Ziffern.')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Postleitzahlen', { exact: true })).toBeFocused();
  await page.getByLabel('Postleitzahlen', { exact: true }).fill('10119');

  const check = page.getByRole('region', { name: 'Liefern wir dorthin?' });
  await check.getByLabel('Adresse').fill(HOME);
  await check.getByRole('button', { name: 'Prüfen' }).click();
  await expect(check.getByText(`${HOME} liegt in „Umland“.`)).toBeVisible();
  await page.getByRole('button', { name: '„Nachbarn“ nach oben' }).press('Enter');
  await expect(page.getByText('„Nachbarn“ ist jetzt Gebiet 1 von 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: '„Nachbarn“ nach oben' })).toBeFocused();
  await expect(check.getByText(`${HOME} liegt in „Nachbarn“.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Im Entwurf gespeichert.')).toBeVisible();

  await owner.opensIfComplete(shop);
  await guest.opensMenu(shop.slug);
  await guest.entersAddress(HOME);
  await expect(guest.page.getByText('Lieferung 0,99 €').first()).toBeVisible();
});

story(
  'a removed zone can be restored, and leaving with unsaved input asks first',
  { tag: '@thorough' },
  async ({ desk, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = desk;
    await page.goto(`/office/${shop.slug}/liefergebiete`);
    await page.getByRole('button', { name: /^1 Mitte/ }).click();
    await page.getByRole('button', { name: 'Gebiet entfernen' }).click();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByLabel('Name').fill('Zentrum');
    await desk.goesTo('Heute');
    const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });
    await leaving.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(leaving).toBeHidden();
    await expect(page.getByRole('button', { name: /^1 Zentrum/ })).toBeVisible();
    await expect(page.getByText('Noch nicht gespeichert.', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByRole('button', { name: /^1 Mitte/ })).toBeVisible();
  },
);

story('a zone is drawn by touch or typed as coordinates', { tag: '@thorough' }, async ({ desk, owner }) => {
  const shop = await owner.opensBranch({ deliveryZones: [] });
  const { page } = desk;
  await page.goto(`/office/${shop.slug}/liefergebiete`);
  const list = page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' });
  await addZone(list, { Name: 'Kiez', Art: 'Fläche auf der Karte' });
  await expect(list.getByText('Eine Fläche braucht mindestens drei Eckpunkte.')).toBeVisible();
  const ground = page.locator('.zone-map-ground.leaflet-container');
  const corners = page.locator('.zone-map-corner');
  // The map has its final position by now, so a tap hits where it should.
  await expect(ground.locator('.zone-map-branch')).toBeVisible();
  for (const [count, position] of [
    { x: 120, y: 60 },
    { x: 420, y: 80 },
    { x: 400, y: 280 },
    { x: 100, y: 260 },
  ].entries()) {
    await ground.click({ position });
    await expect(corners).toHaveCount(count + 1);
  }
  await expect(list.getByRole('button', { name: /^1 Kiez 4 Eckpunkte/ })).toBeVisible();
  const check = page.getByRole('region', { name: 'Liefern wir dorthin?' });
  await check.getByLabel('Adresse').fill(HOME);
  await check.getByRole('button', { name: 'Prüfen' }).click();
  await expect(check.getByText(`${HOME} liegt in „Kiez“.`)).toBeVisible();
  // The address result redraws everything on the map.
  await expect(ground.locator('.zone-map-found')).toBeVisible();
  await corners.first().click();
  await page.getByRole('button', { name: 'Punkt entfernen' }).click();
  await expect(corners).toHaveCount(3);
  await list.getByLabel('Eckpunkte').fill('52.6, 13.5\n52.7, 13.5\n52.7, 13.6');
  await expect(check.getByText(`${HOME} liegt in keinem Gebiet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
});

async function addZone(list: Locator, zone: Readonly<Record<string, string>>): Promise<void> {
  await list.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
  for (const [label, value] of Object.entries(zone)) {
    const field = list.getByLabel(label, { exact: true });
    if (label === 'Art') await field.selectOption(value);
    else await field.fill(value);
  }
}
