import { GROUP_WORDS, NO_ORDERS_HERE } from '@tischlein/wording';
import { ORDERABILITY } from '@tischlein/wording/storefront';
import { useClock, useDocument, useShop } from '../../context/shop-context.ts';
import { closedWords, listOtherNotices } from '../../orderability/closed-words.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { useGroup } from '../../ordering/use-group.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { CodeNotice } from './code-notice.tsx';
import { Notice } from '@tischlein/ui/notice';
import { NearbyRestaurants } from './nearby-restaurants.tsx';

/** Notices about today's service (S1 §4 Opening: 'Opening messages'). */
export function OpeningMessages({ onTime }: { readonly onTime: () => void }) {
  const { shop } = useShop();
  const { period } = useClock();
  const { codeLink } = useDocument();
  const cannotOrder = !shop.supportDelivery && !shop.supportPickup;
  const { orderability } = useOrderSettings();
  const group = useGroup();
  const { reason, next } = closedWords(period);
  const notices = [...(cannotOrder ? [NO_ORDERS_HERE] : []), ...listOtherNotices(period)];
  return (
    <div className="service-notices">
      {codeLink && <CodeNotice link={codeLink} />}
      {!period.insideOpenHours && (
        <Notice kind="warn" icon="clock">
          <span className="service-closed">{reason} </span>
          {next} {period.allowOrders && group?.isOwner === false && GROUP_WORDS.ownerDecides(group.owner.name)}
          {period.allowOrders && group?.isOwner !== false && (
            <span>
              {ORDERABILITY.chooseAhead}{' '}
              <button className="link-button" type="button" onClick={onTime}>
                {ORDERABILITY.pickTime}
              </button>
            </span>
          )}{' '}
          <NearbyRestaurants />
        </Notice>
      )}
      <LostTime orderability={orderability} />
      {[...new Set(notices)].map((words) => (
        <Notice key={words} kind="warn" icon="clock">
          {words}
        </Notice>
      ))}
    </div>
  );
}
