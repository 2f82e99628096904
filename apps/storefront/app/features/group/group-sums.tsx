import { Sums } from '../../receipt/sums.tsx';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { useGroupPrice } from '../../ordering/use-group-price.ts';

/** For the owner: all carts together, with each discount that applies; the fee is known at the checkout. */
export function GroupSums({ live }: { readonly live: LiveGroup }) {
  const { priced } = useGroupPrice(live);
  const { subtotal, deposits, total } = priced.steps;
  const deliveryType = live.group.isPickup ? 'pickup' : 'delivery';
  if (priced.lines.length === 0) return null;
  return (
    <Sums sums={{ subtotal, deposits, deliveryFee: null, total, adjustments: priced.adjustments, deliveryType }} />
  );
}
