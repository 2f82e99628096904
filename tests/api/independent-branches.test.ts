import type { BranchLookup } from '@tischlein/domain/franchise';
import { describe, expect, it } from 'vitest';
import { preparedTramonto } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { trattoriaEntity } from '../support/trattoria.ts';

const OTHER = 'Kreuzberger Küchen UG (haftungsbeschränkt)';

describe.each(usuallyOnSqlite(preparedTramonto))('branches that are companies of their own, on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const listSellers = async () => {
    const answer = await shop.guest().call('GET', '/api/shop/tramonto/franchise/tramonto/find-for?deliveryType=pickup');
    return answer.json<BranchLookup>().allShops.map(({ slug, seller }) => [slug, seller]);
  };

  it('are listed with the company that sells there; branches of one company are not', async () => {
    expect((await listSellers()).map(([, seller]) => seller)).toEqual([undefined, undefined, undefined]);
    const entity = trattoriaEntity({
      name: OTHER,
      representedBy: 'Mia Kern (Geschäftsführerin)',
      register: 'Amtsgericht Charlottenburg, HRB 4711',
    });
    const saved = await owner.save('/api/office/shop/tramonto-kreuzberg/legal-entity', { kind: 'create', entity });
    expect(saved.statusCode).toBe(200);
    expect(await listSellers()).toEqual(
      expect.arrayContaining([
        ['tramonto-kreuzberg', OTHER],
        ['tramonto-mitte', trattoriaEntity().name],
      ]),
    );
  });
});
