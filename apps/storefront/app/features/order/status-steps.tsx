import { isCalledOff, type OrderStatus, statusPath } from '@tischlein/domain/orders';
import { orderStatusText, orderStepText } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { timeInShop } from '@tischlein/shop-time';
import type { PlacedOrder } from './use-live-order.ts';

const ICONS: Readonly<Record<OrderStatus, IconName>> = {
  placed: 'receipt',
  accepted: 'flame',
  ready: 'bag',
  underway: 'bike',
  handedOver: 'pin',
  refused: 'close',
  cancelled: 'close',
};

/** '18:42' in shop time; '' for steps still to come. */
const formatClock = (instant: string | undefined): string => (instant === undefined ? '' : timeInShop(instant));

/** The order's steps: done (with time), current, upcoming. */
export function StatusSteps({ order }: { readonly order: PlacedOrder }) {
  const reached = new Map(order.steps.map((step) => [step.status, step]));
  const isOff = isCalledOff(order.status);
  const path = isOff ? order.steps.map((step) => step.status) : statusPath(order.deliveryType === 'delivery');
  return (
    <ol className="status-steps" aria-label={ORDER.steps}>
      {path.map((status) => {
        const isNow = status === order.status;
        const isDone = reached.has(status) && (!isNow || status === 'handedOver');
        return (
          <li
            key={status}
            className="status-step"
            data-state={isDone ? 'done' : isNow ? 'now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="status-dot">
              <Icon name={isDone ? 'check' : ICONS[status]} />
            </span>
            <span>
              <strong>{orderStatusText(status, order.deliveryType)}</strong>
              {isDone && <span className="visually-hidden"> {ORDER.done}</span>}
              {isNow && <small>{orderStepText(order)}</small>}
            </span>
            <span>{formatClock(reached.get(status)?.at)}</span>
          </li>
        );
      })}
    </ol>
  );
}
