import { isCalledOff } from '@tischlein/domain/orders';
import { moneyBackText, orderStatusDetail } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { isShared, type PlacedOrder } from './use-live-order.ts';

interface StatusHeroProps {
  readonly order: PlacedOrder;
  readonly thanks: string;
}

/** The expected time, announced whenever it changes. */
export function StatusHero({ order, thanks }: StatusHeroProps) {
  const { shop } = useShop();
  const isOff = isCalledOff(order.status);
  // The owner of a group gets the money back.
  const money = isShared(order) ? null : moneyBackText(order);
  return (
    <div className="status-hero" role="status">
      <h1 className="status-words">
        {!isOff && thanks} {order.notMet ? ORDER.notMet : orderStatusDetail(order.status, order.deliveryType)}
      </h1>
      {order.refusalReason && <p>{ORDER.reason(order.refusalReason)}</p>}
      {money && <p>{money}</p>}
      {!isOff && !order.notMet && order.status !== 'handedOver' && (
        <p className="status-time">{order.expectedLabel ? ORDER.clock(order.expectedLabel) : ORDER.soon}</p>
      )}
      <p className="soft">{isOff ? ORDER.number(order.number) : ORDER.expected(order.deliveryType, order.number)}</p>
      {order.status === 'placed' && <p className="status-live">{ORDER.live(shop.restaurantName)}</p>}
    </div>
  );
}
