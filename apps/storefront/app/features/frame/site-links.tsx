import { FRAME } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { CHOOSE_TABLE_PATH, PATHS } from '../../shop/paths.ts';

/** Links to the restaurant's pages. */
export function SiteLinks() {
  const { enableReservations, supportDineIn, isFranchiseOverview } = useShop().shop;
  return (
    <>
      {supportDineIn && !isFranchiseOverview && <Link to={CHOOSE_TABLE_PATH}>{FRAME.orderAtTable}</Link>}
      <Link to={PATHS.openingTimes}>{FRAME.openingTimes}</Link>
      <Link to={PATHS.directions} reloadDocument>
        {FRAME.directions}
      </Link>
      {enableReservations && <Link to={PATHS.reserveTable}>{FRAME.reserve}</Link>}
      <Link to={PATHS.about}>{FRAME.about}</Link>
    </>
  );
}
