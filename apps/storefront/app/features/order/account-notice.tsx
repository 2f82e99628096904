import { ORDER } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { isNewAccount } from '../../guest/new-account.ts';
import { useShop } from '../../context/shop-context.ts';
import type { PlacedOrder } from './use-live-order.ts';

/** Says that this order has created an account. */
export function AccountNotice({ order }: { readonly order: PlacedOrder }) {
  const { shop } = useShop();
  const { title, text } = ORDER.account;
  if (!useHydrated() || !isNewAccount(shop.id, order.id)) return null;
  return (
    <Notice kind="good" icon="user" role="status">
      <strong>{title}</strong> {text(order.contact?.email ?? '')}
    </Notice>
  );
}
