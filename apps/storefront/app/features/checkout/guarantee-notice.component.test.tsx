import { GUARANTEE_NOTICE, guaranteeText } from '@tischlein/wording';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const ITEMS = [{ dish: 'Tiramisù della Nonna', amount: 1 }];
const notice = page.getByRole('region', { name: GUARANTEE_NOTICE.title });

// Implementing Regulation (EU) 2025/1960, S3 L13.
it('the main sentence of the notice on the legal guarantee is above the order button, the whole of it one press away', async () => {
  await renderShop({ path: '/checkout', orderType: 'pickup', items: ITEMS });
  await expect.element(notice).toMatchTextContent(GUARANTEE_NOTICE.lead);
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).element();
  const order = notice.element().compareDocumentPosition(button);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await page.getByText(GUARANTEE_NOTICE.open).click();
  for (const part of GUARANTEE_NOTICE.parts) {
    const words = [...('text' in part ? [part.text] : []), ...('points' in part ? part.points : [])];
    for (const text of words) await expect.element(notice).toMatchTextContent(text);
  }
  await expect.element(page.getByRole('img', { name: GUARANTEE_NOTICE.codeLabel })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: GUARANTEE_NOTICE.address }))
    .toHaveAttribute('href', GUARANTEE_NOTICE.url);
});

it('the official picture takes the place of the words, which describe it', async () => {
  const guaranteeNotice = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  await renderShop({ path: '/checkout', orderType: 'pickup', items: ITEMS, guaranteeNotice });
  await page.getByText(GUARANTEE_NOTICE.open).click();
  const picture = notice.getByRole('img');
  await expect.element(picture).toHaveAttribute('src', guaranteeNotice);
  await expect.element(picture).toHaveAttribute('alt', guaranteeText());
});
