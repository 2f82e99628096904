import { Skeleton } from '@tischlein/ui/skeleton';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { Holding } from '../features/group/holding.tsx';
import { useGroup } from '../ordering/use-group.ts';
import { useCartCleanup } from '../ordering/use-cart-cleanup.ts';
import { useOrder } from '../ordering/use-order.ts';
import '../styles/group-pages.css';
import '../styles/order.css';

/** The carts are fixed: other prices are told, but no line is offered to be removed. */
const NOTHING_TO_REMOVE = { lines: [] };

/** /checkout/holding: members wait here while the owner checks out; the group's stage leads them on. */
export default function HoldingPage() {
  const live = useGroup();
  useCartCleanup({ ...useOrder(), cart: NOTHING_TO_REMOVE });
  return (
    <>
      <Bar />
      <main className="form-page order-page holding-page" id="content" tabIndex={-1}>
        {live ? <Holding live={live} /> : <Skeleton />}
      </main>
      <SiteFoot />
      <GroupWatch place="holding" />
    </>
  );
}
