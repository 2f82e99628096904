import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

it('menu and checkout say which company sells (§ 5b (1) Nr. 2 UWG)', async () => {
  const seller = /Es verkauft: .* (?:GmbH|KG), .*, \d{5} Berlin\./;
  await renderShop();
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(seller);
  await renderShop({
    path: '/checkout',
    orderType: 'pickup',
    items: [{ dish: 'Tiramisù della Nonna', amount: 1 }],
  });
  await expect.element(page.getByRole('region', { name: 'Deine Bestellung' })).toMatchTextContent(seller);
});

it('the overview of a franchise says that the branch sells', async () => {
  await renderShop({ slug: 'tramonto' });
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('Es verkauft die Filiale, in der Du bestellst.');
});
