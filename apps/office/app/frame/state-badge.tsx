import { OFFICE_PAGES, SHOP_STATE_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import type { ShopOffice } from './office-context.ts';

/** Says that guests do not find the shop, or that an open shop from before lacks what the checklist asks for (S3 L1). */
export function StateBadge({ session, shop }: Pick<ShopOffice, 'session' | 'shop'>) {
  const { state, missing, slug } = shop;
  if (state === 'open' && missing.length === 0) return null;
  const words = state === 'open' ? OFFICE_PAGES.incomplete : SHOP_STATE_NAMES[state];
  if (session.role !== 'owner') return <span className="bar-state">{words}</span>;
  return (
    <Link className="bar-state" to={`/${slug}/eroeffnen`}>
      {words}
    </Link>
  );
}
