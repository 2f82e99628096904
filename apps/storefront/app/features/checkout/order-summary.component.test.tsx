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

it('promises no time that nobody chose', async () => {
  const times = [{ serveAt: '2099-01-05T11:30:00+01:00', label: 'Montag 11:30', day: 1, minute: 690 }] as const;
  await renderShop({
    path: '/checkout',
    orderType: 'pickup',
    items: [{ dish: 'Tiramisù della Nonna', amount: 2 }],
    period: {
      insideOpenHours: false,
      allowASAP: { pickup: false, delivery: false },
      validServeTimes: { pickup: times, delivery: times },
    },
  });
  const summary = page.getByRole('region', { name: 'Deine Bestellung' });
  await expect.element(summary).toMatchTextContent('Bestellzeit noch nicht gewählt');
  await expect.element(summary).not.toMatchTextContent('So schnell wie möglich');
  await page.getByLabelText('Bestellzeit').selectOptions('Montag 11:30');
  await expect.element(summary).toMatchTextContent('Montag 11:30');
});
