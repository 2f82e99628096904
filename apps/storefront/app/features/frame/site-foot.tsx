import { FRAME } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { PageLinks } from './page-links.tsx';
import '../../styles/site-foot.css';

/** The footer of every page, with the legally required links. */
export function SiteFoot() {
  const { menu, shop } = useShop();
  const ratings = [...menu.dishes.values()].flatMap((dish) => dish.ratings ?? []);
  const [prices, delivery, rest] = shop.priceNote;
  const hasEntered = (shop.totalRecommendedRatings ?? 0) > 0 || ratings.some(({ isVerified }) => !isVerified);
  return (
    <footer className="site-foot">
      <PageLinks />
      <span>
        {prices}
        {delivery && (
          <Link to={PATHS.directions} reloadDocument>
            {delivery}
          </Link>
        )}
        {rest}
      </span>
      <span>{FRAME.footnote}</span>
      {hasEntered && <span id="ratings-note">{FRAME.ratingsNote}</span>}
      {ratings.some(({ isVerified }) => isVerified) && <span>{FRAME.verifiedRatings}</span>}
    </footer>
  );
}
