import { findOrderability } from '@tischlein/domain/orderability';
import { CHECKOUT, ORDERABILITY } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { OrderTypeSwitch } from '../features/service/order-type-switch.tsx';
import { WhyNot } from '../orderability/why-not.tsx';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { Order } from '../ordering/use-order.ts';
import { toWish } from '../guest/serve-time.ts';
import { PATHS } from '../shop/paths.ts';

/** Instead of the form: why nothing can be ordered, the other order type if that can, and the ways on. */
export function CannotOrder({ order }: { readonly order: Order }) {
  const { guest, shop } = useShop();
  const { orderability, orderType, options, wish } = order;
  const wishedType = orderType === 'delivery' ? 'pickup' : 'delivery';
  const other = findOrderability(toWish({ ...options, wishedType }, shop, wish.period));
  return (
    <div className="empty">
      <WhyNot orderability={orderability} orderType={orderType} role="status">
        <p>{ORDERABILITY.cartStays}</p>
      </WhyNot>
      {orderType !== 'dineIn' && other.can !== 'never' && (
        <OrderTypeSwitch value={orderType} onChange={(type) => changeOptions(guest, { wishedType: type })} />
      )}
      <Link className="button button-main" to={PATHS.start}>
        {CHECKOUT.toMenu}
      </Link>
      <Link className="button button-line" to={PATHS.openingTimes}>
        {ORDERABILITY.hours}
      </Link>
    </div>
  );
}
