import { expect } from '@playwright/test';
import { openFranchise } from '../support/franchise.ts';
import { HOME } from '../support/guest.ts';
import { proxyOwnDomain } from '../support/own-domain.ts';
import { story } from '../support/story.ts';

const OK = { name: 'OK', exact: true } as const;

story(
  'switching to a branch on its own domain keeps cart, time and the chosen dish',
  { tag: '@thorough' },
  async ({ guest, page, owner, browserErrors, baseURL }) => {
    const { overview, mitte, kreuzberg } = await openFranchise(owner);
    const domain = `${kreuzberg.slug}.example`;
    await owner.changesShop(kreuzberg, (config) => ({ ...config, domain }));
    await proxyOwnDomain(page.context(), baseURL, domain);
    browserErrors.allow(new RegExp(`asks https://${domain}/`));
    const goesToKreuzberg = async (): Promise<void> => {
      await guest.dialog.getByRole('radio', { name: /^Kreuzberg/ }).check();
      await guest.dialog.getByRole('button', OK).click();
      await expect(page).toHaveURL(`https://${domain}/`);
    };
    await guest.opensMenu(mitte.slug);
    await guest.picksUp();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', without: ['Basilikum'] });
    await page.getByRole('button', { name: 'Unser Standort' }).click();
    await goesToKreuzberg();
    await expect(page.getByRole('radio', { name: 'Abholung' }).first()).toBeChecked();
    await expect(await guest.opensCart()).toContainText('ohne Basilikum');

    await guest.opensMenu(overview.slug);
    await guest.picksUp();
    await guest.dish('Tiramisù della Nonna').getByRole('button').first().click();
    await guest.dialog.getByLabel('Bestellzeit').selectOption({ label: 'Samstag 13:00' });
    await guest.dialog.getByLabel('Dein Standort').fill(HOME);
    await guest.dialog.getByRole('button', OK).click();
    await guest.dialog.getByRole('button', { name: 'Andere Filiale wählen' }).click();
    await goesToKreuzberg();
    await expect(guest.dialog.getByRole('heading', { name: 'Tiramisù della Nonna' })).toBeVisible();
    await page.keyboard.press('Escape');
    await guest.goesToCheckout();
    await expect(page.getByRole('main').getByRole('strong').getByText('Samstag 13:00')).toBeVisible();
    await guest.wantsDelivery();
    await expect(page.getByLabel('Straße')).toHaveValue('Torstraße');
  },
);
