import * as calls from '@tischlein/contract/calls';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { send } from '../../apps/office/app/api/send.ts';
import { signInOnce } from './sign-in-once.ts';

interface BranchToOpen {
  readonly config?: Partial<ShopConfig>;
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  readonly coupons?: readonly OfficeCoupon[];
}

/** Opens a copy of the demo's branch in Mitte, so that tests do not disturb each other; returns its slug. */
export async function openBranch({
  config: change = {},
  menu: changeMenu = (menu) => menu,
  coupons = [],
}: BranchToOpen = {}): Promise<string> {
  await signInOnce();
  const slug = `branch-${crypto.randomUUID().slice(0, 8)}`;
  const params = { shop: 'tramonto-mitte' };
  const config = await send(calls.getShopConfig, { params });
  const menu = await send(calls.getShopMenu, { params });
  const legal = await send(calls.getLegalEntity, { params });
  if (!config.ok || !menu.ok || !legal.ok) throw new Error('the demo does not answer');
  const document = {
    format: 'tischlein-shop/1' as const,
    config: { ...config.value, ...change, id: shopId(slug), slug, restaurantId: slug },
    menu: changeMenu(menu.value),
    coupons,
    ...(legal.value.entity && { legalEntity: legal.value.entity }),
  };
  const created = await send(calls.createShop, { body: document });
  if (!created.ok) throw new Error(created.problem.message);
  return slug;
}
