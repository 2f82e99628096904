import { zoneId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  SOON,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';

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
      await expectFault('Postleitzahlen');
    },
  );

  it('on the map say which point to choose before one can be removed', async () => {
    await renderOffice('/liefergebiete', { deliveryZones: [] });
    await list.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
    await list.getByLabelText('Art', { exact: true }).selectOptions('Fläche auf der Karte');
    await page.getByRole('button', { name: 'Punkt entfernen' }).click();
    await expect.element(page.getByText('Tippe zuerst den Punkt an, den du entfernen willst.')).toBeVisible();
  });

  it('that are first or last say so when they are moved further', async () => {
    await renderOffice('/liefergebiete');
    await page.getByRole('button', { name: '„Mitte“ nach oben' }).click();
    await expect.element(page.getByText('Steht schon ganz vorn.')).toBeVisible();
    await page.getByRole('button', { name: '„Mitte“ nach unten' }).click();
    await expect.element(page.getByRole('button', { name: /^2 Mitte/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '„Mitte“ nach unten' })).toHaveFocus();
  });

  it('that were removed can be restored', async () => {
    await renderOffice('/liefergebiete');
    await page.getByRole('button', { name: /^1 Mitte/ }).click();
    await page.getByRole('button', { name: 'Gebiet entfernen' }).click();
    await expect.element(page.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(page.getByRole('button', { name: /^1 Mitte/ })).toBeVisible();
  });
});

describe('zones measured from the place of the shop', () => {
  const measured = page.getByText(/^Gemessen wird von der Mitte der Postleitzahl 10119:/);
  const MIDDLE = { restaurantZip: '10119', latitude: 52.5305, longitude: 13.4053 };
  const addZone = async (kind: string): Promise<void> => {
    await list.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
    await list.getByLabelText('Art', { exact: true }).selectOptions(kind);
  };

  it('say that it is only the middle of its postcode, and lead to where it is set', async () => {
    await renderOffice('/liefergebiete', { ...MIDDLE, deliveryZones: [] });
    await addZone('Postleitzahlen');
    await expect.element(page.getByRole('group', { name: 'Postleitzahlen in der Nähe' })).toBeVisible();
    await expect.element(measured).not.toBeInTheDocument();
    await list.getByLabelText('Art', { exact: true }).selectOptions('Umkreis (Luftlinie)');
    await expect.element(measured).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ort auf der Karte setzen' }))
      .toHaveAttribute('href', expect.stringMatching(/\/restaurant$/));
  });

  it('say nothing where it was set', async () => {
    await renderOffice('/liefergebiete', { ...MIDDLE, latitude: 52.5296, deliveryZones: [] });
    await addZone('Postleitzahlen');
    await expect.element(page.getByRole('group', { name: 'Postleitzahlen in der Nähe' })).toBeVisible();
    await list.getByLabelText('Art', { exact: true }).selectOptions('Umkreis (Luftlinie)');
    await expect.element(list.getByLabelText('Umkreis in km')).toBeVisible();
    await expect.element(measured).not.toBeInTheDocument();
  });
});

describe('zones that another person has saved since', () => {
  const readShop = async (shop: string) => {
    const answer = await readConfig(shop);
    return answer.ok ? answer.value : expect.fail(answer.problem.message);
  };

  /** One person raises the fee of the first zone; another changes the shop as given. */
  async function saveTogether(change: (config: ShopConfig) => ShopConfig): Promise<string> {
    const shop = await renderOffice('/liefergebiete');
    await page.getByRole('button', { name: /^1 Mitte/ }).click();
    await list.getByLabelText('Liefergebühr in €').fill('3,33');
    const { value, version } = await readShop(shop);
    await saveConfig(shop, change(value), version);
    await save.click();
    return shop;
  }

  const addZone = (config: ShopConfig): ShopConfig => {
    const [first = expect.fail()] = config.deliveryZones;
    const postcodes = { kind: 'postcodes' as const, postcodes: ['12059'] };
    const added = { ...first, id: zoneId('neu'), name: 'Neukölln', area: postcodes };
    return { ...config, deliveryZones: [...config.deliveryZones, added] };
  };

  it.each([
    { choice: TAKE_SAVED, fee: 250, hasNew: true },
    { choice: KEEP_MINE, fee: 333, hasNew: false },
  ] as const)('are shown beside the own ones: $choice', async ({ choice, fee, hasNew }) => {
    const shop = await saveTogether(addZone);
    const mitte = (fee: string) =>
      `Mitte\n10115, 10117, 10119, 10178, 10179\nAb 20 € · Lieferung ${fee} € · ab 30 € gratis`;
    await expectDifferences({
      'Gebiet „Mitte“ von Dir geändert': [mitte('2,50'), mitte('3,33')],
      'Gebiet „Neukölln“ inzwischen geändert': [
        'Neukölln\n12059\nAb 20 € · Lieferung 2,50 € · ab 30 € gratis',
        'nicht vorhanden',
      ],
      'Gebiete in ihrer Reihenfolge inzwischen geändert': [
        '1. Mitte\n2. Rund um Mitte\n3. Neukölln',
        '1. Mitte\n2. Rund um Mitte',
      ],
    });
    await chooseVersion(choice);
    const readZones = async () =>
      (await readShop(shop)).value.deliveryZones.map(({ name, deliveryFee }) => [name, deliveryFee]);
    await expect
      .poll(readZones, SOON)
      .toEqual([['Mitte', fee], ['Rund um Mitte', 390], ...(hasNew ? [['Neukölln', 250]] : [])]);
  });

  it('are not asked about if only other settings were saved', async () => {
    const shop = await saveTogether((config) => ({ ...config, title: 'Neuer Titel' }));
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const { title, deliveryZones } = (await readShop(shop)).value;
    expect([title, deliveryZones[0]?.deliveryFee]).toEqual(['Neuer Titel', 333]);
  });
});
