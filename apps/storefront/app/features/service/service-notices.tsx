import { closedText, NO_DELIVERY_TODAY, NO_ORDERS_HERE } from '@tischlein/wording';
import { SERVICE } from '@tischlein/wording/storefront';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useClock, useShop } from '../../context/shop-context.ts';
import { Notice } from '@tischlein/ui/notice';

/** Notices about today's service (S1 §4 Opening: 'Opening messages'). */
export function ServiceNotices() {
  const { shop } = useShop();
  const { period } = useClock();
  const cannotOrder = !shop.supportDelivery && !shop.supportPickup;
  const onlyPickup = shop.supportDelivery && !period.allowDelivery && period.allowPickup;
  const notices = [
    ...(cannotOrder ? [NO_ORDERS_HERE] : []),
    ...(period.insideOpenHours ? [] : [closedWords(period)]),
    ...(onlyPickup && !period.customerInfo.includes(NO_DELIVERY_TODAY) ? [NO_DELIVERY_TODAY] : []),
    ...period.customerInfo.split('\n').filter(Boolean),
  ];
  if (notices.length === 0) return null;
  return (
    <div className="service-notices">
      {[...new Set(notices)].map((words) => (
        <Notice key={words} kind="warn" icon="clock">
          {words}
        </Notice>
      ))}
    </div>
  );
}

/** When the shop opens and whether pre-orders are possible. */
function closedWords({ openInMinutes, nextOpeningTimeString, allowOrders }: DeliveryPeriod): string {
  const words = closedText(openInMinutes, nextOpeningTimeString);
  return allowOrders ? `${words} ${SERVICE.preOrder}` : words;
}
