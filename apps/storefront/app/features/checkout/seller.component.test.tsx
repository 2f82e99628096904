import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const SELLER = 'Es verkauft: Tramonto Gastronomie GmbH, Torstraße 1, 10119 Berlin.';
const config = { sellerNote: SELLER };

it('each page says which company sells (§ 5b (1) Nr. 2 UWG)', async () => {
  await renderShop({ config });
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(SELLER);
});

it('the summary above the order button says it again', async () => {
  const items = [{ dish: 'Tiramisù della Nonna', amount: 1 }];
  await renderShop({ path: '/checkout', orderType: 'pickup', items, config });
  await expect.element(page.getByRole('region', { name: 'Deine Bestellung' })).toMatchTextContent(SELLER);
});

it('the overview of a franchise says that the branch sells', async () => {
  await renderShop({ slug: 'tramonto' });
  await expect
    .element(page.getByRole('contentinfo'))
    .toMatchTextContent('Es verkauft die Filiale, in der Du bestellst.');
});
