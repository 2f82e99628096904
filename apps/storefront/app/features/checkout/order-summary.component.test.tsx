import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

it('lines, sums and button stand together, and the button says nothing else (§ 312j (2) and (3) BGB, S3 K14)', async () => {
  await renderShop({ path: '/checkout', orderType: 'pickup', items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  const summary = page.getByRole('region', { name: 'Deine Bestellung' });
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect.element(button).toBeVisible();
  expect(button.element().textContent).toBe('Zahlungspflichtig bestellen');
  const [lines, end] = [...summary.element().children].slice(-2);
  expect(lines?.textContent).toContain('Tiramisù della Nonna');
  const [sums, next] = [...(end?.children ?? [])];
  expect(sums?.textContent).toContain('Gesamt');
  expect(next).toBe(button.element());
});
