import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

/** Milliseconds of the longest running animation. */
const measureLongestAnimation = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration))),
  );

/** Scrolls to a part until it stays in view: pictures and sums that arrive late move it. */
const scrollTo = (part: Locator): Promise<void> =>
  expect(async () => {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ timeout: 1000 });
  }).toPass();

// 1280 by 1024 at 400 % is 320 by 256 (WCAG 2.2, 1.4.10).
story('menu, dish and cart at 400 %, in forced colours and without motion', async ({ guest, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await guest.opensMenu('tramonto-mitte');
  await expectNoSidewaysScroll(page);
  await guest.picksUp();
  const dialog = await guest.opensDish('Tiramisù della Nonna');
  expect(await measureLongestAnimation(page)).toBeLessThan(10);
  await expectNoSidewaysScroll(page);
  const add = dialog.getByRole('button', { name: 'IN DEN WARENKORB' });
  await scrollTo(add);
  await expect(add).toHaveCSS('border-style', 'solid');
  await add.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cart = await guest.opensCart();
  expect(await measureLongestAnimation(page)).toBeLessThan(10);
  await expectNoSidewaysScroll(page);
  const checkout = cart.getByRole('link', { name: 'Zur Kasse' });
  await scrollTo(checkout);
});

story(
  'forced colours show dialogs, missing choices and the current step',
  { tag: '@thorough' },
  async ({ guest, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await guest.opensMenu('tramonto-mitte');
    const dialog = await guest.opensDish('Menü per Due');
    await expect(dialog).toHaveCSS('border-top-style', 'solid');
    await expect(dialog).toHaveCSS('border-top-width', '1px');
    await dialog.getByRole('button', { name: 'WEITER' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
    await expect(dialog.getByRole('group').filter({ hasText: 'Bitte wählen!' }).first()).toHaveCSS(
      'border-bottom-width',
      '2px',
    );
    const readBorder = (name: string): Promise<string> =>
      dialog.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await readBorder('1.')).not.toBe(await readBorder('2.'));
  },
);

// WCAG 2.2, 1.4.12.
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

story('wider text is not cut', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  // A style element would offend the content security policy.
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, TEXT_SPACING);
  const cut = await page
    .locator('.dish-description, .daily-words strong, .daily-words .soft, .deal-words span')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
          const isInline = clientWidth === 0;
          return !isInline && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
        })
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

story('by touch alone: a dish, an offer and the cart', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await page.getByText('Abholung', { exact: true }).first().tap();
  await page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name: 'Kauf 2, zahl 1' }).tap();
  await expect(page.getByRole('button', { name: 'Zur Aktion' })).toBeVisible();
  // On the backdrop of the dialog.
  await page.touchscreen.tap(40, 30);
  await expect(guest.dialog).toBeHidden();
  await guest.dish('Pizza Diavola').getByRole('heading').getByRole('button').tap();
  const dish = guest.dialog;
  await dish.getByText('Klassischer Teig').tap();
  await dish.getByRole('button', { name: 'Salami hinzufügen', exact: true }).tap();
  await dish.getByRole('button', { name: 'Salami: mehr', exact: true }).tap();
  await dish.getByRole('button', { name: 'Anzahl: mehr' }).tap();
  await expect(dish.getByText('x2')).toBeVisible();
  await dish.getByRole('button', { name: 'IN DEN WARENKORB' }).tap();
  await expect(dish).toBeHidden();
  await page.getByRole('button', { name: 'Zum Warenkorb' }).tap();
  const cart = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(cart).toContainText('2× Salami');
  await cart.getByRole('button', { name: /^Pizza Diavola.*: weniger$/ }).tap();
  await expect(cart.getByRole('button', { name: /^Pizza Diavola.* entfernen$/ })).toBeVisible();
  await cart.getByRole('button', { name: 'Dialog schließen' }).tap();
  await expect(cart).toBeHidden();
});

story(
  'the steps of a combo fade into each other; with reduced motion they switch at once',
  { tag: '@thorough' },
  async ({ guest, page }) => {
    const openNextStep = async (reducedMotion: 'reduce' | 'no-preference'): Promise<() => Promise<boolean>> => {
      await page.emulateMedia({ reducedMotion });
      await guest.opensMenu('tramonto-mitte');
      const dialog = await guest.opensDish('Menü per Due');
      await dialog.getByRole('radio', { name: 'Klassischer Teig' }).check();
      const startedAnimations = await page.evaluateHandle(() => {
        const parts: string[] = [];
        document.addEventListener('animationstart', ({ pseudoElement }) => parts.push(pseudoElement));
        return parts;
      });
      await dialog.getByRole('button', { name: 'WEITER' }).click();
      await expect(dialog.getByRole('tab', { name: '2. Zweite Pizza' })).toHaveAttribute('aria-selected', 'true');
      return async () => (await startedAnimations.jsonValue()).some((part) => part.startsWith('::view-transition-new'));
    };
    // The fade starts some frames after the step.
    await expect.poll(await openNextStep('no-preference')).toBe(true);
    const hasFaded = await openNextStep('reduce');
    await page.evaluate(waitForFrames, 10);
    expect(await hasFaded()).toBe(false);
  },
);

/** Runs in the page. */
async function waitForFrames(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
