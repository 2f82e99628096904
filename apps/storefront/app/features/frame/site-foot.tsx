import { FRAME } from '@tischlein/wording/storefront';
import { PageLinks } from './page-links.tsx';
import '../../styles/site-foot.css';

/** The foot of every page, with the links the law asks for. */
export function SiteFoot() {
  return (
    <footer className="site-foot">
      <PageLinks />
      <span>{FRAME.footnote}</span>
    </footer>
  );
}
