import '../styles/layers.css';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { findDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { signInOnce } from '../../../../tests/components/sign-in-once.ts';

const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element.getBoundingClientRect();
};

function expectInSight(width: number, height: number): void {
  for (const part of ['.dialog-foot .button-main', '.dialog-foot .price', '.dialog-close']) {
    expect(box(part).top).toBeGreaterThanOrEqual(0);
    expect(box(part).bottom).toBeLessThanOrEqual(height);
  }
  expect(box('.dialog-scroll').height).toBeGreaterThanOrEqual(64);
  expect(document.documentElement.scrollWidth).toBe(width);
}

const CLOSED: Partial<DeliveryPeriod> = {
  insideOpenHours: false,
  acceptOrders: false,
  allowOrders: false,
  allowASAP: { delivery: false, pickup: false },
  validServeTimes: { delivery: [], pickup: [] },
  openInMinutes: 210,
  nextOpeningTimeString: 'um 22:00 Uhr',
};

// 200 % zoom of 1440 by 900, a phone in landscape, 400 % zoom of 1280 by 1024.
describe.each([
  [720, 450],
  [844, 390],
  [320, 256],
])('a dialog in a window of %i by %i', (width, height) => {
  it.each(['Pizza Diavola', 'Menü per Due'])('keeps price and button in sight: %s', async (name) => {
    await page.viewport(width, height);
    await renderShop({ orderType: 'pickup', menu: (menu) => menu });
    await findDish(name).getByRole('heading').getByRole('button').click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeInTheDocument();
    await expect.poll(() => box('.dialog').bottom).toBeLessThanOrEqual(height);
    expectInSight(width, height);
  });

  it.each(['Pizza Diavola', 'Menü per Due'])('keeps them in sight when the shop is closed: %s', async (name) => {
    await page.viewport(width, height);
    await renderShop({ orderType: 'pickup', menu: (menu) => menu, isIndependent: true, period: CLOSED });
    await findDish(name).getByRole('heading').getByRole('button').click();
    await page.getByRole('button', { name: 'trotzdem anzeigen' }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect.element(dialog.getByText('Wir öffnen um 22:00 Uhr.')).toBeVisible();
    await expect.poll(() => box('.dialog').bottom).toBeLessThanOrEqual(height);
    expectInSight(width, height);
  });
});

describe('in a window of 320 by 256 pixels, 400 % zoom, no bar stays over the page (WCAG 2.2, 1.4.10, 2.4.11)', () => {
  /** What stays where it is while the page scrolls; short messages go by themselves. */
  const listBars = (): readonly string[] =>
    Array.from(document.querySelectorAll('body *:not(.toasts)')).flatMap((part) =>
      ['fixed', 'sticky'].includes(getComputedStyle(part).position) &&
      part.checkVisibility({ visibilityProperty: true })
        ? [part.className]
        : [],
    );

  it.each([
    ['/', 'Zum Warenkorb'],
    ['/checkout', 'Zahlungspflichtig bestellen'],
  ])('%s', async (path, button) => {
    await page.viewport(320, 256);
    await renderShop({ path, orderType: 'pickup', items: [TIRAMISU] });
    await expect.element(page.getByRole('button', { name: button })).toBeInTheDocument();
    await expect.poll(listBars).toEqual([]);
  });

  it.each(['', '/tisch/14', '/tisch/14/bestellen'])('/service%s', async (path) => {
    await page.viewport(320, 256);
    await signInOnce();
    await renderShop({ path: `/service${path}` });
    await expect.poll(() => document.querySelector('.floor')).not.toBeNull();
    await expect.poll(listBars).toEqual([]);
    // The page scrolls, not a part of it.
    expect(getComputedStyle(document.querySelector('.floor') ?? document.body).overflowY).toBe('visible');
  });
});
