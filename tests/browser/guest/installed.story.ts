import { expect } from '@playwright/test';
import { aSubscribedBrowser, openFakePushService } from '../../support/fake-push-service.ts';
import { ADA } from '../support/guest.ts';
import { subscribesAs } from '../support/push.ts';
import { story } from '../support/story.ts';

story(
  'a guest is told that the order is accepted, and its page opens without a connection',
  { tag: '@thorough' },
  async ({ guest, desk, owner, browserErrors }) => {
    const service = await openFakePushService(Number(process.env['STORIES_PUSH_PORT']));
    const browser = aSubscribedBrowser('https://fcm.googleapis.com/fcm/send/ada');
    const { page } = guest;
    await subscribesAs(page, browser.subscription);
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    const { number } = await guest.orders();
    await page.getByRole('button', { name: /^Benachrichtigen, wenn/ }).click();
    await expect(page.getByText('Wir sagen Dir Bescheid, auch wenn diese Seite zu ist.')).toBeVisible();

    await desk.opens(shop);
    await desk.accepts(number, 40);
    await expect(guest.currentStep).toContainText('In Zubereitung');
    await expect.poll(() => service.posts.length).toBe(1);
    // A browser without a window shows no notifications; the message is what its worker would show.
    expect(service.posts.map(browser.read)).toEqual([
      expect.objectContaining({ body: expect.stringContaining(`Bestellung ${number} ist angenommen`) }),
    ]);

    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    // The worker keeps what the page has loaded.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(guest.currentStep).toContainText('In Zubereitung');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Keine Verbindung\. Du siehst den Stand von/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Bestellung ${number}`);
    await page.context().setOffline(false);
    // It loads again by itself.
    await expect(page.getByText(/^Keine Verbindung/)).toBeHidden();
    await expect(guest.currentStep).toContainText('In Zubereitung');
    await service.close();
  },
);
