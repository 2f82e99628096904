import { join } from 'node:path';
import { type Browser, type BrowserContext, test } from '@playwright/test';
import { Desk } from './desk.ts';
import { Guest } from './guest.ts';
import { Owner } from './owner.ts';
import { shopNow } from './shop-clock.ts';
import { slowDown } from './slow-machine.ts';
import { Troubles } from './troubles.ts';

interface Cast {
  /** What browsers complain about; a story ends well only without any. */
  readonly troubles: Troubles;
  readonly guest: Guest;
  /** Someone with another browser. */
  readonly stranger: Guest;
  readonly desk: Desk;
  readonly owner: Owner;
}

/** Where the session of the owner is kept who has signed in before all other stories. */
export const OWNER_SESSION = join(process.env['STORIES_DATA_DIR'] ?? '', 'owner-session.json');

/** Tells a story in a browser on the built system. Everyone in it is ready as soon as he is named. */
export const story = test.extend<Cast>({
  troubles: async ({}, use) => {
    const troubles = new Troubles();
    await use(troubles);
    troubles.expectNone();
  },
  context: async ({ context, troubles, baseURL }, use) => {
    await prepare(context, troubles, baseURL);
    await use(context);
  },
  guest: async ({ page }, use) => use(new Guest(page)),
  stranger: async ({ browser, troubles, baseURL }, use) => {
    const context = await anotherBrowser(browser, undefined);
    await prepare(context, troubles, baseURL);
    await use(new Guest(await context.newPage()));
    await context.close();
  },
  desk: async ({ browser, troubles, baseURL }, use) => {
    const context = await anotherBrowser(browser, OWNER_SESSION);
    await prepare(context, troubles, baseURL);
    await use(new Desk(await context.newPage()));
    await context.close();
  },
  owner: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: OWNER_SESSION });
    await use(new Owner(api));
    await api.dispose();
  },
});

const anotherBrowser = (browser: Browser, storageState: string | undefined): Promise<BrowserContext> =>
  browser.newContext(storageState === undefined ? {} : { storageState });

async function prepare(context: BrowserContext, troubles: Troubles, baseURL: string | undefined): Promise<void> {
  troubles.watch(context, new URL(baseURL ?? '').origin);
  await context.clock.install({ time: shopNow() });
  await slowDown(context);
}
