import { LEGAL_ROLES } from '@tischlein/domain/shop';
import { Link } from '../../browser/router.tsx';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';

/**
 * Links to the shop's own pages, legal ones first (S3 K12). They load a document because the page's text only comes
 * with it.
 */
export function PageLinks() {
  const { pages } = useShop().shop;
  const legal = LEGAL_ROLES.flatMap((role) => legalPage(pages, role) ?? []);
  return [...new Set([...legal, ...pages])].map((page) => (
    <Link key={page.id} to={staticPath(page.id)} reloadDocument>
      {page.name}
    </Link>
  ));
}
