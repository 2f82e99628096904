import '../styles/layers.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTableBranch, sitDown } from '../../../../tests/components/at-table.ts';
import { HOME, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { showToast } from '@tischlein/ui/toasts';
import { findDish, openDish, renderShop } from '../../../../tests/components/render-shop.tsx';

const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element.getBoundingClientRect();
};

beforeEach(() => page.viewport(390, 844));

it('Tab never moves behind the bar of the cart (WCAG 2.2, 2.4.11)', async () => {
  await renderShop({ items: [TIRAMISU] });
  await expect.element(page.getByRole('button', { name: 'Zum Warenkorb' })).toBeVisible();
  const bar = box('.cart-bar');
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('.cart-bar')) continue;
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom > bar.top && top < bar.bottom) covered.push(focused.textContent);
  }
  expect(covered).toEqual([]);
});

describe('the header of a guest at a table', () => {
  it.each([320, 360, 390, 430])('names the shop and the table in one line at %i px', async (width) => {
    const slug = await openTableBranch({ payAtTable: true });
    await sitDown(slug, 7, 'scanned');
    await page.viewport(width, 844);
    await renderShop({ slug, config: { paymentScripts: {} } });
    await expect.poll(() => document.querySelector('.masthead .table-chip')).not.toBeNull();
    const name = box('.masthead:has(.table-chip) .shop-name');
    expect(name.height).toBeLessThan(40);
    expect(name.right).toBeLessThanOrEqual(box('.masthead .table-chip').left);
    await renderShop({ slug, path: '/tisch/rechnung', config: { paymentScripts: {} } });
    await expect.poll(() => document.querySelector('.bar .table-chip')).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(box('.bar').height).toBeLessThan(70);
  });
});

it('a reduced dish keeps its price at the right, and what it is reduced from below', async () => {
  await renderShop();
  await expect.element(findDish('Pizza Salame')).toMatchTextContent('vorher 10,90 €');
  const row = findDish('Pizza Salame').element();
  const of = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(of('.price').right).toBe(of('.price-old').right);
  expect(of('.price-old').top).toBeGreaterThanOrEqual(of('.price').bottom - 1);
  expect(row.querySelector('.price-note')).toBeNull();
});

it.each([true, false])('the menu button stands at the right edge, with accounts: %s', async (enableLogin) => {
  await renderShop({ config: { enableLogin } });
  await expect.element(page.getByRole('button', { name: 'Navigation öffnen' })).toBeVisible();
  expect(box('.masthead-menu').right).toBeGreaterThan(375);
  expect(document.querySelectorAll('.masthead-account')).toHaveLength(enableLogin ? 1 : 0);
});

it.each([390, 1440])('the price note runs as one sentence, with its link, at %i px (PAngV § 6)', async (width) => {
  await page.viewport(width, 844);
  await renderShop();
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('zzgl. Lieferung und Pfand');
  const sentence = document.querySelector('.site-foot > span') ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 12)));
  expect(lines.size).toBeLessThanOrEqual(2);
  expect(sentence.textContent).toMatch(/^Alle Preise/);
  expect(getComputedStyle(sentence.querySelector('a') ?? sentence).display).toBe('inline');
});

it('the first choice of a dish is in sight when its dialog opens', async () => {
  await renderShop({ config: { reusableNotice: 'Auf Wunsch in der Mehrwegschale, gegen Pfand.' } });
  const dialog = await openDish('Pizza Diavola');
  await expect.element(dialog.getByText('Auf Wunsch in der Mehrwegschale')).toBeVisible();
  const radios = Array.from(document.querySelectorAll('.dish-choices .choice-row'), (row) =>
    row.getBoundingClientRect(),
  );
  expect(radios.filter(({ bottom }) => bottom <= box('.dialog-foot').top).length).toBeGreaterThanOrEqual(2);
});

it('a message never lies on the bar of the cart, whose hint takes two lines', async () => {
  await renderShop({ address: HOME, items: [TIRAMISU] });
  await expect.poll(() => document.querySelector('.cart-bar p')).not.toBeNull();
  showToast({ icon: 'check', text: 'Gespeichert.' });
  await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  for (const words of [
    'Kurz',
    'Dir fehlen noch 14,50 € bis zum Mindestbestellwert von 20 € für die Lieferung zu Dir.',
  ]) {
    const hint = document.querySelector('.cart-bar p');
    if (hint) hint.textContent = words;
    expect(box('.toast').bottom).toBeLessThanOrEqual(box('.cart-bar').top);
  }
});

describe('a finger hits 44 pixels', () => {
  /** How high the area around an element's middle is that a press takes to it. */
  const measureHit = (element: Element): number => {
    element.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (at: number): boolean => element.contains(document.elementFromPoint(x, at));
    let [first, last] = [y, y];
    while (isHit(first - 1)) first -= 1;
    while (isHit(last + 1)) last += 1;
    return last - first + 1;
  };
  const measureAll = (selector: string): readonly number[] =>
    Array.from(document.querySelectorAll(selector), measureHit).filter((height) => height < 44);
  const config = {
    welcome: 'Benvenuti!',
    totalRecommendedRatings: 12,
    news: [{ date: '2026-06-01', title: 'Neue Karte', text: 'Ab heute.' }],
  };

  it.each(['.welcome summary', '.ordering-terms summary', '.site-foot a'])('of %s', async (selector) => {
    await renderShop({ config });
    await expect.element(page.getByText('Benvenuti!')).toBeVisible();
    expect(document.querySelectorAll(selector).length).toBeGreaterThan(0);
    expect(measureAll(selector)).toEqual([]);
  });

  it('of what the lines unfold', async () => {
    await renderShop({ config, orderType: 'delivery' });
    for (const line of ['.welcome', '.ordering-terms']) {
      await expect.element(page.getByText('Benvenuti!')).toBeVisible();
      document.querySelector<HTMLElement>(`${line} summary`)?.click();
      expect(document.querySelectorAll(`${line} a`).length).toBeGreaterThan(0);
      expect(measureAll(`${line} :is(a, summary)`)).toEqual([]);
    }
  });
});
