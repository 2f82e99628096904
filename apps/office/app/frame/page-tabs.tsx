import { FRAME, OFFICE_GROUP_NAMES, OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from './office-context.ts';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { countOnPage } from './count-waiting.ts';
import { listPages } from './visible-pages.ts';

/** The pages of an area as tabs. Settings have an index instead; an editor of one dish has none. */
export function PageTabs() {
  const { session, shop, page } = useOffice();
  const status = useShopStatus(shop.id);
  if (!page?.group || page.group === 'settings') return null;
  const pages = listPages(session, shop, page.group);
  if (pages.length < 2 || !pages.some(({ path }) => path === page.path)) return null;
  return (
    <nav className="page-tabs" aria-label={OFFICE_GROUP_NAMES[page.group]}>
      {pages.map(({ path }) => (
        <Link key={path} to={`/${shop.slug}${path}`} aria-current={path === page.path ? 'page' : undefined}>
          {OFFICE_PAGE_NAMES[path]}
          <TabCount count={status ? countOnPage(path, status) : 0} />
        </Link>
      ))}
    </nav>
  );
}

function TabCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="count">
        {count} <span className="visually-hidden">{FRAME.open}</span>
      </span>
    </>
  );
}
