import { PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { PATHS } from '../shop/paths.ts';

/** Any other URL (S1 §2), answered with 404. */
export default function NotFoundPage() {
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.notFound}>
        <p className="text-page-lead">{PAGES.notFoundText}</p>
        <p>
          <Link className="button button-main" to={PATHS.start}>
            {PAGES.toMenu}
          </Link>
        </p>
      </PageFrame>
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}
