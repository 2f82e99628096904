import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { holdRequest } from '../../../../tests/components/hold-save.ts';
import { renderOffice, renderOfficeAs } from '../../../../tests/components/render-office.tsx';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const SAVED = page.getByText(/^Im Entwurf gespeichert\./);
const field = (name: string) => page.getByLabelText(name, { exact: true });
const ADDRESS = { restaurantStreet: 'Torstraße 1', restaurantZip: '10119', restaurantCity: 'Berlin' };

async function saveAndRead(shop: string) {
  await save.click();
  await expect.element(SAVED).toBeVisible();
  const answer = await readConfig(shop);
  return answer.ok ? answer.value.value : expect.fail(answer.problem.message);
}

describe('the restaurant', () => {
  it('gets another name and another phone, and shows how they read on a slip', async () => {
    const shop = await renderOffice('/restaurant', { title: 'Trattoria', restaurantName: 'Trattoria', ...ADDRESS });
    await field('Name im Shop').fill('Osteria');
    // Both names were alike, so they stay alike.
    await expect.element(field('Name der Filiale')).toHaveValue('Osteria');
    await field('Telefon').fill('030 5557788');
    const slip = page.getByRole('region', { name: 'So steht es auf dem Bon' });
    await expect.element(slip).toMatchTextContent('OsteriaTorstraße 1, 10119 Berlin030 5557788');
    expect(await saveAndRead(shop)).toMatchObject({
      title: 'Osteria',
      restaurantName: 'Osteria',
      phone: '030 5557788',
    });
  });

  it('that moves gets its new place on the map with the address', async () => {
    const shop = await renderOffice('/restaurant', { ...ADDRESS, latitude: 52.5, longitude: 13.4 });
    await field('Straße und Hausnummer').fill('Marienplatz 1');
    await field('Postleitzahl').fill('80331');
    await field('Ort').fill('München');
    await expect.element(page.getByText(/Der Ort gehört noch zur alten Adresse/)).toBeVisible();
    const { latitude, longitude } = await saveAndRead(shop);
    expect([latitude, longitude]).toEqual([expect.closeTo(48.14, 1), expect.closeTo(11.57, 1)]);
  });

  it('that gets another address while its place is looked for is saved with the place of the last one', async () => {
    const shop = await renderOffice('/restaurant', { ...ADDRESS, latitude: 52.5, longitude: 13.4 });
    await field('Straße und Hausnummer').fill('Torstraße 9');
    const { isSent, release } = holdRequest((address) => address.endsWith('/locate'));
    await save.click();
    await isSent;
    await field('Straße und Hausnummer').fill('Marienplatz 1');
    await field('Postleitzahl').fill('80331');
    await field('Ort').fill('München');
    release();
    await expect.element(SAVED).toBeVisible();
    const answer = await readConfig(shop);
    expect(answer.ok && answer.value.value).toMatchObject({
      restaurantStreet: 'Marienplatz 1',
      latitude: expect.closeTo(48.14, 1),
      longitude: expect.closeTo(11.57, 1),
    });
  });

  it('has the place that is typed, whatever its address', async () => {
    const shop = await renderOffice('/restaurant', { ...ADDRESS, latitude: 52.5, longitude: 13.4 });
    await field('Breitengrad').fill('52,5296');
    await field('Straße und Hausnummer').fill('Torstraße 3');
    expect(await saveAndRead(shop)).toMatchObject({
      latitude: 52.5296,
      longitude: 13.4,
      restaurantStreet: 'Torstraße 3',
    });
  });

  it('is found from its address at a press', async () => {
    await renderOffice('/restaurant', ADDRESS);
    await page.getByRole('button', { name: 'Aus der Adresse suchen' }).click();
    await expect.element(page.getByText(/Gefunden haben wir nur die Mitte der Postleitzahl 10119/)).toBeVisible();
    await expect.element(field('Breitengrad')).not.toHaveValue('');
  });

  it('says that its place is only the middle of its postcode, until another is set', async () => {
    const middle = page.getByText('Bekannt ist nur die Mitte der Postleitzahl 10119.', { exact: false });
    await renderOffice('/restaurant', { ...ADDRESS, latitude: 52.5305, longitude: 13.4053 });
    await expect.element(middle).toBeVisible();
    await field('Breitengrad').fill('52,5296');
    await expect.element(middle).not.toBeInTheDocument();
  });

  it.each([
    ['Breitengrad', 'Nord', /Bitte gib eine Zahl von −90 bis 90 ein/],
    ['Telefon', 'später', /Bitte prüfe die Nummer/],
    ['E-Mail', 'mitte', /Bitte gib eine gültige E-Mail-Adresse ein/],
    ['Postleitzahl', '1011', /Fünf Ziffern/],
  ])('is not saved with a wrong %s', async (name, text, problem) => {
    await renderOffice('/restaurant', ADDRESS);
    await field('Name im Shop').fill('Osteria');
    await field(name).fill(text);
    await expect.element(page.getByText(problem)).toBeVisible();
    await expectFault(name);
  });
});

it('a branch manager reads it', async () => {
  await renderOfficeAs('branchManager', '/:slug/restaurant');
  await expect.element(field('Telefon')).toBeDisabled();
  await expect.element(page.getByText('Diese Angaben ändert nur die Inhaberin oder der Inhaber.')).toBeVisible();
});
