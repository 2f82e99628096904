import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

story(
  'an SMS leads to the menu with its coupon in the cart, a mail to the page that activates it (S3 A10)',
  async ({ guest, stranger, page, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opens(await owner.createsCode(shop, { kind: 'coupon', coupon: 'HUNGER5', channel: 'sms' }));
    await expect(page.getByText('5 € sind für Dich reserviert')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/f=${shop.slug}/?$`));
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await expect((await guest.opensCart()).getByLabel('Gutscheincode')).toHaveValue('HUNGER5');

    await stranger.opens(await owner.createsCode(shop, { kind: 'coupon', coupon: 'HUNGER5', channel: 'email' }));
    await expect(stranger.page).toHaveURL(/\/reservieren\/$/);
    await expect(stranger.page.getByRole('heading', { name: '5 € für Deine nächste Bestellung' })).toBeVisible();
    await stranger.page.getByRole('button', { name: 'Gutschein aktivieren' }).click();
    await expect(stranger.page.getByRole('heading', { name: 'Dein Gutschein ist aktiv' })).toBeFocused();
    await stranger.page.getByRole('link', { name: 'Jetzt bestellen' }).click();

    await guest.opens(`/f=${shop.slug}/s/AAAAABBBBB`);
    await expect(page.getByText('Diesen Code kennen wir nicht')).toBeVisible();
    await expect(guest.dish('Tiramisù della Nonna')).toBeVisible();
  },
);
