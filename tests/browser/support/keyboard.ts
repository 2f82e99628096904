import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 400;

/** Presses Tab until this has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, 'reached by Tab').toBeFocused();
}
