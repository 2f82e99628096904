import type { Menu } from '@tischlein/domain/menu';
import { FRAME } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { PageLinks } from './page-links.tsx';
import '../../styles/site-foot.css';

/** The footer of every page, with the legally required links. */
export function SiteFoot() {
  const { menu, shop } = useShop();
  const showsRatings = (shop.totalRecommendedRatings ?? 0) > 0 || hasRatings(menu);
  return (
    <footer className="site-foot">
      <PageLinks />
      <span>{FRAME.footnote}</span>
      {showsRatings && <span id="ratings-note">{FRAME.ratingsNote}</span>}
    </footer>
  );
}

const hasRatings = (menu: Menu): boolean => menu.dishes.values().some(({ ratings }) => ratings !== null);
