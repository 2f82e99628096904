import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const SELLER = 'Kreuzberger Küchen UG, Am Hafen 7, 10999 Berlin';

it('menu and checkout say which company sells (§ 5b (1) Nr. 2 UWG)', async () => {
  await renderShop({ seller: SELLER });
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(`Es verkauft: ${SELLER}.`);
  const items = [{ dish: 'Tiramisù della Nonna', amount: 1 }];
  await renderShop({ path: '/checkout', orderType: 'pickup', items, seller: SELLER });
  const summary = page.getByRole('region', { name: 'Deine Bestellung' });
  await expect.element(summary).toMatchTextContent(`Du kaufst bei ${SELLER}.`);
});

it('the overview of a franchise says that the branch sells', async () => {
  await renderShop({ slug: 'tramonto' });
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('Es verkauft die Filiale, in der Du bestellst.');
});
