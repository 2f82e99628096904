import { SITE_MENU } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { Dialog } from '@tischlein/ui/dialog';
import { PageLinks } from './page-links.tsx';
import { SiteLinks } from './site-links.tsx';
import '../../styles/site-menu.css';

/** The links for which phones have no room in the header. */
export function SiteMenu({ onClosed }: { readonly onClosed: () => void }) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} title={SITE_MENU.title} onClosed={onClosed}>
      <nav className="dialog-body site-menu" aria-labelledby={titleId}>
        <Link to={PATHS.start}>{SITE_MENU.dishes}</Link>
        <SiteLinks />
        <PageLinks />
      </nav>
    </Dialog>
  );
}
