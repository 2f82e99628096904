import { FILLED_CART } from '@tischlein/wording/storefront';
import { comboId } from '@tischlein/domain';
import { type ComboToComplete, findComboToComplete, restoreCart } from '@tischlein/domain/cart';
import type { Order } from '../../ordering/use-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { forget, listCombos } from '../../guest/combos-to-complete.ts';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';

interface CartNoticesProps {
  readonly order: Order;
  readonly onRemove: (item: UnsuitableItem) => void;
  readonly onComplete: (combo: ComboToComplete) => void;
}

/** Lists automatic cart changes and items that do not suit the order type. */
export function CartNotices({ order, onRemove, onComplete }: CartNoticesProps) {
  const { guest } = useShop();
  const changes = useStore(guest.changes);
  return (
    <>
      {changes.length > 0 && (
        <Notice kind="warn" icon="alert" role="status">
          <strong>{FILLED_CART.changes}</strong>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <button className="link-button" type="button" onClick={() => guest.changes.set([])}>
            {FILLED_CART.understood}
          </button>
        </Notice>
      )}
      <CombosToComplete order={order} onComplete={onComplete} />
      {/* The head of a group's cart says so. */}
      {order.unsuitable.length > 0 && !order.isInGroup && (
        <Notice kind="warn" icon="info">
          <strong>{FILLED_CART.unsuitable(order.orderType)}</strong>
          <ul className="cart-unsuitable">
            {order.unsuitable.map((item) => (
              <li key={JSON.stringify(item.item)}>
                {item.problem.item}
                <button
                  className="icon-button"
                  type="button"
                  aria-label={FILLED_CART.remove(item.problem.item)}
                  onClick={() => onRemove(item)}
                >
                  <Icon name="bin" />
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Combos that wait for another dish, or can be had again as they were. */
function CombosToComplete({ order, onComplete }: Pick<CartNoticesProps, 'order' | 'onComplete'>) {
  const { guest, menu } = useShop();
  const combos = listCombos(useStore(guest.toComplete));
  return combos.map((item) => {
    const found = findComboToComplete(item, menu, order.occasion);
    const isBack = restoreCart({ items: [item] }, menu, order.occasion).problems.length === 0;
    const name = menu.combos.get(comboId(item.menuId))?.name ?? '';
    const putBack = (): void => {
      guest.cart.set({ items: [...guest.cart.get().items, item] });
      forget(guest.toComplete, item);
    };
    if (!found && !isBack) return null;
    return (
      <Notice key={JSON.stringify(item)} kind="warn" icon="clock" role="status">
        <p>{found ? FILLED_CART.chooseOther(name, found) : FILLED_CART.isBack(name)}</p>
        <button className="link-button" type="button" onClick={() => (found ? onComplete(found) : putBack())}>
          {found ? FILLED_CART.complete : FILLED_CART.putBack}
        </button>{' '}
        <button className="link-button" type="button" onClick={() => forget(guest.toComplete, item)}>
          {FILLED_CART.remove(name)}
        </button>
      </Notice>
    );
  });
}
