import { DISH, ORDERABILITY, SERVICE } from '@tischlein/wording/storefront';
import { useClock } from '../../context/shop-context.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { WhyNot } from '../../orderability/why-not.tsx';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';

/** Above the buttons, because hours, pauses and order types may change while the dialog is open: when the dish can be had, or why not. */
export function WhenOrdered() {
  const { period } = useClock();
  const { orderability, orderType, serveTime } = useOrderSettings();
  if (orderability.can === 'never')
    return (
      <WhyNot orderability={orderability} orderType={orderType} role="status">
        <p>{ORDERABILITY.cartStays}</p>
      </WhyNot>
    );
  if (orderability.lost !== null) return <LostTime orderability={orderability} />;
  if (period.insideOpenHours && orderability.can !== 'later') return null;
  const first = orderability.times[0];
  const when = serveTime?.label ?? (first && SERVICE.earliest(first.label));
  return when && <p className="dish-later">{DISH.later(when)}</p>;
}
