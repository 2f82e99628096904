import { FRAME } from '@tischlein/wording/storefront';
import { Link } from 'react-router';
import { PATHS } from '../../shop/paths.ts';

/** Links to the restaurant's pages. `replace`: inside a dialog, whose history entry the page replaces. */
export function SiteLinks({ replace = false }: { readonly replace?: boolean }) {
  return (
    <>
      <Link to={PATHS.openingTimes} replace={replace}>
        {FRAME.openingTimes}
      </Link>
      <Link to={PATHS.directions} replace={replace}>
        {FRAME.directions}
      </Link>
      <Link to={PATHS.about} replace={replace}>
        {FRAME.about}
      </Link>
    </>
  );
}
