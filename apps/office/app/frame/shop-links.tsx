import type { OfficeSession } from '@tischlein/contract/office';
import { Link } from 'react-router';

/** Links to the shops that take orders. */
export const ShopLinks = ({ session }: { readonly session: OfficeSession }) => (
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
