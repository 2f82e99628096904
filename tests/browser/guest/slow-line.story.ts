import { expect, type Locator, type Page } from '@playwright/test';
import { story } from '../support/story.ts';

/** 50 kB/s and 400 ms, as at the edge of a town. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const TAPS = 50;
const EVERY_MS = 200;
const DISHES = ['Tiramisù della Nonna', 'Panna cotta ai Frutti di Bosco'] as const;

story(
  'at 50 kB/s and 400 ms none of 50 taps is lost, one every 200 ms from the first dish on',
  async ({ guest, page, owner }) => {
    // Fifty taps take long where several browsers share a processor.
    story.slow();
    const shop = await owner.opensBranch();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(`/f=${shop.slug}`, { waitUntil: 'commit' });
    const [one, other] = DISHES.map((name) => guest.dish(name).getByRole('button', { name: 'hinzufügen' }));
    if (!one || !other) throw new Error('two dishes');
    await tap(page, page.getByText('Abholung', { exact: true }));
    let held = 0;
    for (let taps = 1; taps < TAPS; taps += 1) {
      const began = Date.now();
      const button = taps % 2 === 0 ? one : other;
      await tap(page, button);
      // Read together: the code may come at any moment, and takes the sign away.
      const { isHolding, isMarked } = await button.evaluate((element) => ({
        isHolding: 'replayEvents' in window,
        isMarked: element.hasAttribute('data-held'),
      }));
      if (isHolding && isMarked) held += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - (Date.now() - began))));
    }
    // How many depends on the machine.
    expect(held).toBeGreaterThan(0);
    await expect.poll(() => countInCart([one, other])).toBe(TAPS - 1);
    await expect(page.getByRole('radio', { name: 'Abholung' })).toBeChecked();
    await expect(page.locator('[data-held]')).toHaveCount(0);
  },
);

/** A tap as a finger makes it: it waits for nothing and hits whatever is there. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** How many the buttons say are in the cart. */
async function countInCart(buttons: readonly Locator[]): Promise<number> {
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  return names.reduce((all, name) => all + Number(/^(\d+) im Warenkorb/.exec(name ?? '')?.[1] ?? 0), 0);
}
