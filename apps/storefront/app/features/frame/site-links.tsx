import { FRAME } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';

/** Links to the restaurant's pages. */
export function SiteLinks() {
  return (
    <>
      <Link to={PATHS.openingTimes}>{FRAME.openingTimes}</Link>
      <Link to={PATHS.directions} reloadDocument>
        {FRAME.directions}
      </Link>
      <Link to={PATHS.about}>{FRAME.about}</Link>
    </>
  );
}
