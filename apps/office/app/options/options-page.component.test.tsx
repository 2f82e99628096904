import type { ShopConfig } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice, renderOfficeAs } from '../../../../tests/components/render-office.tsx';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const SAVED = page.getByText(/^Im Entwurf gespeichert\./);
const notice = page.getByLabelText('Hinweis für Deine Gäste');
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function read(shop: string): Promise<ShopConfig> {
  const answer = await readConfig(shop);
  return answer.ok ? answer.value.value : expect.fail(answer.problem.message);
}

async function saveAndRead(shop: string): Promise<ShopConfig> {
  await save.click();
  await expect.element(SAVED).toBeVisible();
  return read(shop);
}

describe('what the shop offers instead of single-use packaging (§§ 60, 61 VerpackDG, S3 L15)', () => {
  it('comes first with its law: both with a deposit, the own container, or exempt with the reason', async () => {
    const shop = await renderOffice('/optionen', { reusables: { offer: 'ownContainer' } });
    await expect.element(page.getByText('§§ 60, 61 VerpackDG, Art. 32, 33 VO (EU) 2025/40')).toBeVisible();
    await field('Statt Einweg').selectOptions('Mehrweg und das eigene Gefäß des Gastes');
    await field('Pfand je Mehrweggefäß (€)').fill('5,00');
    expect((await saveAndRead(shop)).reusables).toEqual({ offer: 'both', deposit: 500 });
    await field('Statt Einweg').selectOptions('Die Pflicht gilt für uns nicht');
    await field('Warum sie nicht gilt').fill(' ');
    await expectFault('Warum sie nicht gilt');
    await field('Warum sie nicht gilt').fill('Nur Pizzakartons.');
    await save.click();
    await expect
      .poll(async () => (await read(shop)).reusables)
      .toEqual({ offer: 'exempt', reason: 'Nur Pizzakartons.' });
  });

  it('begins its notice from a suggestion, and loses it when it is emptied', async () => {
    const shop = await renderOffice('/optionen', { reusableNotice: 'Wir haben Schalen.' });
    await page.getByRole('button', { name: 'Gefäß des Gastes', exact: true }).click();
    await expect
      .element(notice)
      .toHaveValue('Bring Dein eigenes Gefäß mit: Wir füllen Dein Essen ohne Aufpreis hinein.');
    await notice.fill('');
    expect(await saveAndRead(shop)).not.toHaveProperty('reusableNotice');
  });
});

describe('options', () => {
  it('are switched, chosen and typed, each in its row', async () => {
    const shop = await renderOffice('/optionen', { enableLogin: false, verticalMenu: false, showDishNumbers: true });
    await page.getByRole('checkbox', { name: /^Kundenkonten/ }).click();
    await page.getByRole('checkbox', { name: /^Nummern der Gerichte/ }).click();
    await page.getByRole('radio', { name: 'Liste' }).click();
    await field('Mehrwertsteuer bei Menüs').selectOptions('Getränke pauschal 30 %');
    await field('Mindestbestellwert bei Abholung').fill('8,50');
    await field('Getränke ohne eigenes Pfand').fill('0,25');
    await field('Empfehlungen von früher').fill('120');
    expect(await saveAndRead(shop)).toMatchObject({
      enableLogin: true,
      showDishNumbers: false,
      verticalMenu: true,
      comboVatRule: 'thirtyPercentDrinks',
      pickupMinimumOrderValue: 850,
      dishDeposits: { '*': 25 },
      totalRecommendedRatings: 120,
    });
  });

  it('that are empty go', async () => {
    const shop = await renderOffice('/optionen', { totalRecommendedRatings: 9, dishDeposits: {} });
    await field('Empfehlungen von früher').fill('');
    const saved = await saveAndRead(shop);
    expect(saved).not.toHaveProperty('totalRecommendedRatings');
    expect(saved.dishDeposits).toEqual({});
  });

  it('words are added with the enter key, and removed', async () => {
    const shop = await renderOffice('/optionen', { searchList: ['Pizza'], filterList: ['vegan'] });
    await page.getByRole('combobox', { name: 'Suchvorschläge', exact: true }).fill('Dessert');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Pizza entfernen' }).click();
    expect(await saveAndRead(shop)).toMatchObject({ searchList: ['Dessert'], filterList: ['vegan'] });
  });

  it('an amount that is none is said at its field, and nothing is saved', async () => {
    const shop = await renderOffice('/optionen');
    const before = await read(shop);
    await field('Mindestbestellwert bei Abholung').fill('acht');
    await expect.element(page.getByText(/Bitte gib einen Betrag ein/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Kundenkonten/ }).click();
    await expectFault('Mindestbestellwert bei Abholung');
    expect(await read(shop)).toEqual(before);
  });

  it('another restaurant needs its address', async () => {
    const shop = await renderOffice('/optionen');
    await page.getByRole('button', { name: 'Restaurant hinzufügen' }).click();
    await field('Name').fill('Osteria');
    await expectFault('Adresse im Internet');
    await field('Adresse im Internet').fill('https://osteria.example');
    expect((await saveAndRead(shop)).nearbyRestaurants).toEqual([{ name: 'Osteria', url: 'https://osteria.example' }]);
  });
});

it('a branch manager changes what their areas have, and is told what they do not', async () => {
  await renderOfficeAs('branchManager', '/:slug/optionen');
  await expect.element(page.getByRole('checkbox', { name: /^Kundenkonten/ })).toBeEnabled();
  await expect.element(notice).toBeDisabled();
  await expect.element(page.getByText('Das ändert nur die Inhaberin oder der Inhaber.').first()).toBeVisible();
});
