import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

it('names no fee that is never charged: freeAfter 0 means always free (S3 C13)', async () => {
  await renderShop({
    path: '/anfahrt',
    config: {
      deliveryZones: [null, 3000, 0].map((freeAfter, index) => ({
        id: `zone${index}` as never,
        name: `Zone ${index}`,
        area: { kind: 'postcodes', postcodes: ['10115'] },
        deliveryFee: toCents(250),
        minimumOrderValue: toCents(1500),
        freeAfter: freeAfter === null ? null : toCents(freeAfter),
      })),
    },
  });
  const zones = page.getByRole('definition').filter({ hasText: 'Mindestbestellwert' });
  for (const [index, terms] of [
    'Lieferung 2,50 €.',
    'Lieferung 2,50 €, ab 30 € gratis.',
    'Lieferung gratis.',
  ].entries())
    await expect.element(zones.nth(index)).toMatchTextContent(`Mindestbestellwert 15 €, ${terms}`);
});
