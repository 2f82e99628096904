import type { ApiResult } from '@tischlein/contract/client';
import { formatLocation } from '@tischlein/domain/delivery';
import type { FoundBranch } from '@tischlein/domain/franchise';
import { ORDER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { useRemote } from '@tischlein/ui/use-remote';
import { Link } from '../../browser/router.tsx';
import { type ShopPage, useClock, useShop } from '../../context/shop-context.ts';
import type { WebOrderType } from '../../guest/order-options.ts';
import { findBranches } from '../../ordering/find-branches.ts';
import { orderAgain } from '../../ordering/order-again.ts';
import { switchToBranch } from '../../ordering/switch-branch.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { findFranchise } from '../../shop/find-franchise.ts';
import { PATHS } from '../../shop/paths.ts';
import type { PlacedOrder } from './use-live-order.ts';

/** After a refusal: another branch that can take the order now, and the menu. */
export function OtherWays({ order }: { readonly order: PlacedOrder }) {
  const page = useShop();
  const clock = useClock();
  const settings = { ...useOrderSettings(), orderType: toOrderType(order), serveTime: null };
  const location = order.contact && order.deliveryType === 'delivery' ? formatLocation(order.contact) : '';
  const { value: branch } = useRemote({
    key: order.id,
    read: findFranchise(page.shop) ? () => findOtherBranch(page, settings, location) : null,
  });
  const goThere = (there: FoundBranch): void => {
    const { cart, arrival } = page.guest;
    const [ownCart, ownArrival] = [cart.get(), arrival.get()];
    cart.set({ items: [] });
    orderAgain(page, clock, order.quote.lines);
    switchToBranch(page, settings, { branch: there, allShops: [], location, selectedDish: null });
    // The address of the other branch has the order; the cart here stays as it was.
    cart.set(ownCart);
    arrival.set(ownArrival);
  };
  return (
    <section className="other-ways">
      <h2>{ORDER.otherWays}</h2>
      {branch && (
        <ul className="facts">
          <li>
            <Icon name="pin" />
            <span>
              <strong>{branch.name}</strong>
              <small>{location ? ORDER.deliversThere(location) : branch.address}</small>
            </span>
            <button className="button button-main" type="button" onClick={() => goThere(branch)}>
              {ORDER.orderThere}
            </button>
          </li>
        </ul>
      )}
      <Link className="link-button" to={PATHS.start}>
        {ORDER.chooseElse}
      </Link>
    </section>
  );
}

const toOrderType = ({ deliveryType }: PlacedOrder): WebOrderType =>
  deliveryType === 'pickup' ? 'pickup' : 'delivery';

type Wish = Parameters<typeof findBranches>[1];

/** The best other branch that takes the order now; null: none. */
async function findOtherBranch(page: ShopPage, wish: Wish, location: string): Promise<ApiResult<FoundBranch | null>> {
  const answer = await findBranches(page, wish, location);
  if (!answer.ok) return answer;
  const takesOrder = ({ id, acceptOrders, delivers, allowPickup }: FoundBranch): boolean =>
    id !== page.shop.id && acceptOrders && (wish.orderType === 'pickup' ? allowPickup : delivers === true);
  return { ok: true, value: answer.value.allShops.find(takesOrder) ?? null };
}
