import { PAGE_TITLES, PAGES } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { CouponOffer } from '../features/coupon/coupon-offer.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { PATHS } from '../shop/paths.ts';
import type { PageProps } from './page-props.ts';

/** /f/{drivercode}: reserves a coupon handed out by a driver. */
export default function CouponReservationPage({ id }: PageProps) {
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.couponReservation}>
        <CouponOffer code={id} />
        <p>
          <Link className="link-button" to={PATHS.start}>
            {PAGES.toMenu}
          </Link>
        </p>
      </PageFrame>
      <SiteFoot />
    </>
  );
}
