import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

/** Nothing moves by itself, neither now nor when something opens. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration))),
  );

// 1280 by 1024 at 400 % are 320 by 256 (WCAG 2.2, 1.4.10).
story('menu, dish and cart at 400 %, in forced colours and without motion', async ({ guest, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await guest.opensMenu('tramonto-mitte');
  await expectNoSidewaysScroll(page);
  await guest.picksUp();
  const dialog = await guest.opensDish('Tiramisù della Nonna');
  expect(await longestMotion(page)).toBeLessThan(10);
  await expectNoSidewaysScroll(page);
  const add = dialog.getByRole('button', { name: 'IN DEN WARENKORB' });
  await add.scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport();
  await expect(add).toHaveCSS('border-style', 'solid');
  await add.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cart = await guest.looksIntoCart();
  expect(await longestMotion(page)).toBeLessThan(10);
  await expectNoSidewaysScroll(page);
  const checkout = cart.getByRole('link', { name: 'Zur Kasse' });
  await checkout.scrollIntoViewIfNeeded();
  await expect(checkout).toBeInViewport();
});
