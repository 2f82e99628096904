import { PAGES, RESERVE } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { CallLink } from '../features/reservation/call-link.tsx';
import { ReserveForm } from '../features/reservation/reserve-form.tsx';
import { PATHS } from '../shop/paths.ts';

/** /tisch-reservieren: party, day, time and contact */
export default function ReserveTablePage() {
  const { shop } = useShop();
  return (
    <>
      <Bar />
      {shop.enableReservations ? (
        <ReserveForm />
      ) : (
        <PageFrame title={RESERVE.title}>
          <p>{shop.isFranchiseOverview ? RESERVE.offOverview : RESERVE.off}</p>
          <div className="reservation-actions">
            {!shop.isFranchiseOverview && <CallLink />}
            <Link className="button button-line" to={PATHS.start}>
              {PAGES.toMenu}
            </Link>
          </div>
        </PageFrame>
      )}
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}
