import { SITE_MENU, STATE_NOTICES } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { TableChip } from '../../table/table-chip.tsx';
import { AccountButton } from './account-button.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { SiteMenuButton } from './site-menu-button.tsx';
import '../../styles/bar.css';

/** The narrow header of every page except the start page. */
export function Bar() {
  const { shop } = useShop();
  if (shop.isArchived) return <ArchivedBar />;
  return (
    <header className="bar">
      <Link className="icon-button" to={PATHS.start} aria-label={SITE_MENU.back}>
        <Icon name="back" />
      </Link>
      <Link className="bar-name" to={PATHS.start}>
        <ShopLogo />
        <span>
          {shop.title} {shop.branchName && <small>{shop.branchName}</small>}
        </span>
      </Link>
      <TableChip />
      <AccountButton />
      <SiteMenuButton />
    </header>
  );
}

/** Without links to pages that an archived shop no longer has. */
function ArchivedBar() {
  const { shop } = useShop();
  return (
    <>
      <header className="bar">
        <span className="bar-name">
          <ShopLogo />
          {shop.title} {shop.branchName}
        </span>
      </header>
      <Notice kind="plain" icon="info">
        {STATE_NOTICES.archived}
      </Notice>
    </>
  );
}
