import { FRAME } from '@tischlein/wording/storefront';
import { Link } from 'react-router';
import { PATHS } from '../../paths.ts';

/** Links to what a guest wants to know about the restaurant. `replace` where they stand in a dialog, whose step in the history they take. */
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
