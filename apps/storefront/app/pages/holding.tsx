import { Skeleton } from '@tischlein/ui/skeleton';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { Holding } from '../features/group/holding.tsx';
import { useGroup } from '../ordering/use-group.ts';
import '../styles/group-pages.css';
import '../styles/order.css';

/** /checkout/holding: members wait here while the owner checks out; the group's stage leads them on. */
export default function HoldingPage() {
  const live = useGroup();
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
