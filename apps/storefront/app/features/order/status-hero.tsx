import { moneyBackText, orderStatusDetail, thanksText } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import type { PlacedOrder } from './use-live-order.ts';

/** The expected time, announced whenever it changes. */
export function StatusHero({ order }: { readonly order: PlacedOrder }) {
  const isOff = order.status === 'refused' || order.status === 'cancelled';
  const money = moneyBackText(order);
  return (
    <div className="status-hero" role="status">
      <h1 className="status-words">
        {!isOff && thanksText(order.contact?.name ?? '')} {orderStatusDetail(order.status, order.deliveryType)}
      </h1>
      {order.refusalReason && <p>{order.refusalReason}</p>}
      {money && <p>{money}</p>}
      {!isOff && order.status !== 'handedOver' && (
        <p className="status-time">{order.expectedLabel ? ORDER.clock(order.expectedLabel) : ORDER.soon}</p>
      )}
      <p className="soft">{isOff ? ORDER.number(order.number) : ORDER.expected(order.deliveryType, order.number)}</p>
    </div>
  );
}
