import { runInNewContext } from 'node:vm';
import { expect } from '@playwright/test';
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
  await desk.beginsShift();
  const { number } = await owner.receivesOrder(shop);
  const message = {
    title: 'Tramonto Mitte',
    body: `Bestellung ${number} wartet seit 1 Minute.`,
    tag: 'order',
    address: `/office/${shop.slug}`,
    waiting: 1,
  };
  const script = await (await page.request.get('/office/desk-worker.js')).text();
  expect(await receives(script, message)).toEqual({ shown: [message.title, message.body], opened: message.address });
  await page.goto(message.address);
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
  await expect(desk.column('Küche').getByRole('article')).toContainText('Nord');
  expect((await owner.orders(north)).map(({ status }) => status)).toEqual(['accepted']);
  expect((await owner.orders(south)).map(({ status }) => status)).toEqual(['placed']);
  await desk.page.getByRole('radio', { name: new RegExp(name) }).check();
  await expect(desk.column('Neu')).toContainText('Keine neue Bestellung');
  await desk.page.reload();
  await expect(desk.column('Neu').getByRole('article')).toHaveCount(1);
  await expect(desk.column('Küche').getByRole('article')).toContainText(name);
});

/** A browser without a window shows no messages and is pressed by no one: what the worker would show and open, while no page is open. */
async function receives(script: string, message: object) {
  const result = { shown: [] as string[], opened: '' };
  const listeners = new Map<string, (event: object) => void>();
  let data: unknown = null;
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    navigator: {},
    registration: {
      showNotification: async (title: string, options: { readonly body: string; readonly data: unknown }) => {
        result.shown = [title, options.body];
        data = options.data;
      },
    },
    clients: { matchAll: async () => [], openWindow: async (address: string) => void (result.opened = address) },
  };
  const send = async (type: string, parts: object): Promise<void> => {
    const tasks: unknown[] = [];
    listeners.get(type)?.({ ...parts, waitUntil: (task: unknown) => void tasks.push(task) });
    await Promise.all(tasks);
  };
  runInNewContext(script, { self, URL });
  await send('push', { data: { json: () => message } });
  await send('notificationclick', { notification: { data, close: () => {} } });
  return result;
}
