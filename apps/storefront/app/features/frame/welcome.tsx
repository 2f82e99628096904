import { wholeNumber } from '@tischlein/wording';
import { FRAME } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useFlag } from '../../ordering/use-flag.ts';
import { PATHS } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import '../../styles/welcome.css';

/** The shop's sticker, greeting, recommendations and latest news (S1 §3 Shop config), in one line that unfolds. */
export function Welcome() {
  const { shop } = useShop();
  const isHidden = useFlag('hideTopWelcome');
  const newest = shop.news.toSorted((left, right) => right.date.localeCompare(left.date))[0];
  const recommended = shop.totalRecommendedRatings ?? 0;
  if (isHidden || !(shop.stickerText || shop.welcome || newest || recommended > 0)) return null;
  return (
    <details className="welcome">
      <summary>
        {shop.stickerText && <strong className="shop-sticker">{shop.stickerText}</strong>}
        <span className="welcome-words">{shop.welcome}</span>
        <Icon name="down" />
      </summary>
      {recommended > 0 && (
        <a href="#ratings-note">
          <span aria-hidden="true">★ </span>
          {FRAME.recommended(wholeNumber(recommended))}
        </a>
      )}{' '}
      {newest && <Link to={PATHS.about}>{FRAME.news(newest.title)}</Link>}
    </details>
  );
}
