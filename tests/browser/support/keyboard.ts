import { expect, type Locator, type Page } from '@playwright/test';

const MAX_PRESSES = 400;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** Reaches a button or link by Tab, and presses it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field by Tab, and types. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const MAX_CHOICES = 12;

/** Chooses a radio button: Tab stops at the chosen one of its group, or at the first; the arrow keys choose the others. */
export async function chooseByKey(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible();
  const group = page.locator(`input[type="radio"][name="${(await radio.getAttribute('name')) ?? ''}"]`);
  const chosen = group.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < MAX_CHOICES && !(await radio.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

const MAX_CORRECTIONS = 20;

/** Presses Tab or Shift+Tab as often as there are focusable elements between the focus and the target, until it has the focus. */
export async function moveTo(page: Page, target: Locator): Promise<void> {
  for (let tries = 0; tries < MAX_CORRECTIONS; tries += 1) {
    const distance = await target.evaluate((element) => {
      const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
      // A group of radio buttons is one stop: the checked one.
      const isSkipped = (each: Element): boolean =>
        each instanceof HTMLInputElement &&
        each.type === 'radio' &&
        !each.checked &&
        document.querySelector(`input[name="${each.name}"]:checked`) !== null;
      const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.matches(':disabled') && !isSkipped(each),
      );
      const focused = stops.findIndex((each) => each === document.activeElement);
      return stops.findIndex((each) => each === element) - focused;
    });
    if (distance === 0) break;
    for (let presses = Math.abs(distance); presses > 0; presses -= 1)
      await page.keyboard.press(distance > 0 ? 'Tab' : 'Shift+Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
