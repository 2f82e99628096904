import { closedText } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { useClock } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';

/** In a closed shop that takes orders for later: for when this one is. */
export function LaterHint() {
  const { period } = useClock();
  const { serveTime } = useOrderSettings();
  if (period.insideOpenHours || !period.allowOrders) return null;
  const when = serveTime?.label ?? closedText(period.openInMinutes, period.nextOpeningTimeString);
  return <p className="dish-later">{DISH.later(when)}</p>;
}
