import { PAGE_TITLES, PAGES } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { useDocument } from '../context/shop-context.ts';
import { CouponOffer } from '../features/coupon/coupon-offer.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { PATHS } from '../shop/paths.ts';
import { ActivationPage } from './activation.tsx';
import type { PageProps } from './page-props.ts';

/** /f/{drivercode}: reserves a coupon handed out by a driver. /reservieren/: activates the coupon of a mail (S1 §2). */
export default function CouponPage({ id }: PageProps) {
  const { codeLink } = useDocument();
  return (
    <>
      <Bar />
      {id === '' ? <ActivationPage link={codeLink ?? { kind: 'unknown' }} /> : <ReservationPage code={id} />}
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}

const ReservationPage = ({ code }: { readonly code: string }) => (
  <PageFrame title={PAGE_TITLES.coupon}>
    <CouponOffer code={code} />
    <p>
      <Link className="link-button" to={PATHS.start}>
        {PAGES.toMenu}
      </Link>
    </p>
  </PageFrame>
);
