import { expect, type Worker } from '@playwright/test';
import { aSubscribedBrowser } from '../../support/fake-push-service.ts';
import { subscribesAs } from '../support/push.ts';
import { story } from '../support/story.ts';

const TABLET = 'https://fcm.googleapis.com/fcm/send/tablet';

story('a shift starts with one press, survives a reload and ends', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = desk;
  await desk.recordsSounds();
  await subscribesAs(page, aSubscribedBrowser(`${TABLET}-1`).subscription);
  await desk.opens(shop);
  await page.getByRole('button', { name: 'Schicht beginnen' }).tap();
  await expect(page.getByRole('button', { name: /^Schicht läuft/ })).toBeVisible();
  // One press unlocks the sound, too.
  await expect(page.getByRole('button', { name: 'Tippe hier' })).toBeHidden();
  await owner.receivesOrder(shop);
  await expect.poll(() => desk.countNotes()).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: /^Schicht läuft/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schicht läuft' });
  await expect(dialog).toContainText('Wartet eine Bestellung, meldet sich dieses Gerät, auch wenn die Seite zu ist.');
  await dialog.getByRole('button', { name: 'Schicht beenden' }).click();
  await expect(page.getByRole('button', { name: 'Schicht beginnen' })).toBeVisible();
});

story('a shift says what the browser refuses, and how to mend it', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = desk;
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      get: () => ({ request: () => Promise.reject(new Error()) }),
    });
  });
  await desk.opens(shop);
  await desk.beginsShift();
  const dialog = page.getByRole('dialog', { name: 'Schicht läuft' });
  await expect(dialog).toContainText('Mitteilungen sind für diese Seite blockiert.');
  await expect(dialog).toContainText('Schließe es ans Ladegerät an');
});

story('a message about a waiting order opens the desk', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = desk;
  await subscribesAs(page, aSubscribedBrowser(`${TABLET}-2`).subscription);
  await desk.opens(shop);
  const started = page.context().waitForEvent('serviceworker');
  await desk.beginsShift();
  const worker = await started;
  const { number } = await owner.receivesOrder(shop);
  await page.goto(`/office/${shop.slug}/einstellungen`);
  const { shown, opened } = await receives(worker, {
    title: 'Tramonto Mitte',
    body: `Bestellung ${number} wartet seit 1 Minute.`,
    tag: 'order',
    address: `/office/${shop.slug}`,
    waiting: 1,
  });
  expect(shown).toEqual(['Tramonto Mitte', `Bestellung ${number} wartet seit 1 Minute.`]);
  await page.goto(opened);
  await expect(desk.ticketIn('Neu', number)).toBeVisible();
});

story('two shops in one desk: each card names its shop, and each answer goes there', async ({ desk, owner }) => {
  const name = `Nord ${crypto.randomUUID().slice(0, 8)}`;
  const [south, north] = [await owner.opensBranch(), await owner.opensBranch({ restaurantName: name })];
  await desk.opens(south);
  await desk.addsShop(name);
  await owner.receivesOrder(south, { name: 'Süd' });
  await owner.receivesOrder(north, { name: 'Nord' });
  const card = desk.column('Neu').getByRole('article').filter({ hasText: name });
  await expect(desk.column('Neu').getByRole('article')).toHaveCount(2);
  await card.getByRole('button', { name: 'Mehr Minuten' }).click();
  await card.getByRole('button', { name: /^Annehmen/ }).click();
  await expect(desk.column('In Zubereitung').getByRole('article')).toContainText('Nord');
  expect((await owner.orders(north)).map(({ status }) => status)).toEqual(['accepted']);
  expect((await owner.orders(south)).map(({ status }) => status)).toEqual(['placed']);
  await desk.page.getByRole('radio', { name: new RegExp(name) }).check();
  await expect(desk.column('Neu')).toContainText('Keine neue Bestellung.');
  await desk.page.reload();
  await expect(desk.column('Neu').getByRole('article')).toHaveCount(1);
  await expect(desk.column('In Zubereitung').getByRole('article')).toContainText(name);
});

/** A browser without a window shows no messages and is pressed by no one: the worker's events, with what it would show and open. */
function receives(worker: Worker, message: object): Promise<{ readonly shown: string[]; readonly opened: string }> {
  return worker.evaluate(async (given) => {
    const scope = globalThis as unknown as EventTarget & { readonly registration: object; readonly clients: object };
    const result = { shown: [] as string[], opened: '' };
    let data: unknown = null;
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: NotificationOptions) => {
        result.shown = [title, options.body ?? ''];
        data = options.data;
      },
    });
    Object.assign(scope.clients, { openWindow: async (address: string) => void (result.opened = address) });
    const send = (type: string, parts: object): void => {
      const event = Object.assign(new Event(type), { waitUntil: () => {} }, parts);
      scope.dispatchEvent(event);
    };
    const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
    send('push', { data: { json: () => given } });
    await settle();
    send('notificationclick', { notification: { data, close: () => {} } });
    await settle();
    return result;
  }, message);
}
