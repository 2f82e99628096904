import { freeDeliveryHint, minimumOrderHint } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import type { CSSProperties } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { Icon } from '@tischlein/ui/icon';

/** One progress track: a tick at the minimum order, its end at free delivery. The words carry the information. */
export function Progress({ order }: { readonly order: Order }) {
  const { hints, steps } = order.priced;
  const minimum = minimumOrderHint(hints.minimumOrder);
  const free = freeDeliveryHint(hints.freeDelivery);
  if (!minimum && !free) return null;
  const isReached = hints.minimumOrder.status === 'reached';
  const least = hints.minimumOrder.minimumOrderValue ?? 0;
  const end = Math.max(hints.freeDelivery?.threshold ?? 0, least);
  return (
    <div className="progress">
      <p>{isReached ? free || minimum : minimum}</p>
      {end > 0 && (
        <div
          className="progress-track"
          role="img"
          aria-label={FILLED_CART.progress(minimum, free)}
          style={positions(steps.subtotal, least, end)}
        >
          <i />
          {least > 0 && least < end && <b />}
        </div>
      )}
      <p className="soft">
        {isReached && free ? (
          <>
            {minimum && <Icon name="check" />}
            {minimum}
          </>
        ) : (
          !isReached && free
        )}
      </p>
    </div>
  );
}

type Positions = CSSProperties & Readonly<Record<'--done' | '--at', string>>;

function positions(value: number, least: number, end: number): Positions {
  const percent = (part: number): string => `${Math.min(100, (100 * part) / end).toFixed(1)}%`;
  return { '--done': percent(value), '--at': percent(least) };
}
