import { useShop } from '../../context/shop-context.ts';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { PageLinks } from './page-links.tsx';
import '../../styles/site-foot.css';

/** The footer of every page, with the legally required links. */
export function SiteFoot() {
  const { priceNote, footnotes } = useShop().shop;
  const [prices, delivery, rest] = priceNote;
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
      {footnotes.map(({ id, text }) => (
        <span key={text} id={id}>
          {text}
        </span>
      ))}
    </footer>
  );
}
