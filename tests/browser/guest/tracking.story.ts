import { expect, type Request } from '@playwright/test';
import { proxyOwnDomain } from '../support/own-domain.ts';
import { story } from '../support/story.ts';

story(
  'before consent nothing is stored or sent; withdrawing it deletes the visits',
  async ({ guest, page, owner, browserErrors, baseURL }) => {
    const shop = await owner.opensBranch({ enableTracking: true });
    // Nothing is sent from this machine itself.
    const domain = `${shop.slug}.example`;
    await owner.changesShop(shop, (config) => ({ ...config, domain }));
    await proxyOwnDomain(page.context(), baseURL, domain);
    browserErrors.allow(new RegExp(`asks https://${domain}/`));
    const tracked: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tracking/')) tracked.push(request);
    });
    const isSent = (call: string) => (request: Request) => request.url().endsWith(`/tracking/${call}`);
    const readStoredKeys = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '));

    const counted = page.waitForRequest(isSent('page'));
    await guest.opens(`https://${domain}/`);
    expect((await counted).postDataJSON()).toEqual({ page: '/' });
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    const question = page.getByRole('region', { name: 'Dürfen wir zählen, wie Du unseren Shop nutzt?' });
    await expect(question).toBeVisible();
    expect(await readStoredKeys()).not.toMatch(/user-id|session-id|visit-count/);
    expect(tracked.every(isSent('page'))).toBe(true);

    const visit = page.waitForRequest(isSent('visit'));
    const heartbeat = page.waitForRequest(isSent('heartbeat'));
    await question.getByRole('button', { name: 'Zustimmen' }).click();
    const { userId } = (await visit).postDataJSON();
    expect((await visit).postDataJSON()).toMatchObject({
      page: '/',
      website: 'webshop',
      visitCount: 1,
      account: false,
    });
    expect((await (await heartbeat).response())?.status()).toBe(204);
    expect(await readStoredKeys()).toMatch(/user-id/);

    await page.getByRole('link', { name: 'Einwilligung ändern' }).click();
    const counting = page.getByRole('checkbox', { name: 'Nutzung zählen' });
    // The decision is known in the browser only.
    await expect(counting).toBeChecked();
    await counting.uncheck();
    const forgotten = page.waitForRequest(isSent('forget'));
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    expect((await forgotten).postDataJSON()).toEqual({ userId });
    await expect(page.getByRole('status').getByText('gelöscht')).toBeVisible();
    expect(await readStoredKeys()).not.toMatch(/user-id|session-id|visit-count/);
  },
);
