import type { OfficeSession } from '@tischlein/contract/office';
import { NO_PAGE } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { focusTitle } from './focus-title.ts';

/** Shown at the address of a shop that is unknown, or not theirs. */
export const UnknownShop = ({ session }: { readonly session: OfficeSession }) => (
  <main className="office-page">
    <title>{NO_PAGE.unknownShop}</title>
    <h1 ref={focusTitle} tabIndex={-1}>
      {NO_PAGE.unknownShop}
    </h1>
    <p>{NO_PAGE.unknownShopHint}</p>
    <ShopLinks session={session} />
  </main>
);

/** Links to the shops that take orders. */
const ShopLinks = ({ session }: { readonly session: OfficeSession }) => (
  <ul className="shop-links">
    {session.shops
      .filter((shop) => !shop.isFranchiseOverview)
      .map((shop) => (
        <li key={shop.id}>
          <Link to={`/${shop.slug}`}>{shop.name}</Link>
        </li>
      ))}
  </ul>
);
