import { FILLED_CART } from '@tischlein/wording/storefront';
import type { Order } from '../../ordering/use-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';

interface CartNoticesProps {
  readonly order: Order;
  readonly onRemove: (item: UnsuitableItem) => void;
}

/** Lists automatic cart changes and items that do not suit the order type. */
export function CartNotices({ order, onRemove }: CartNoticesProps) {
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
