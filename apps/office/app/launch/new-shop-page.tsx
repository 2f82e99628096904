import { FRAME, NEW_SHOP } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { NewShopForm } from './new-shop-form.tsx';

/** A new branch or restaurant, for owners; the shown shop is offered first to take over from. */
export function NewShopPage() {
  const { session, shop } = useOffice();
  const others = session.shops.filter(({ id }) => id !== shop.id);
  return (
    <OfficeFrame
      title={NEW_SHOP.title}
      crumb={{ path: '', name: shop.isFranchiseOverview ? FRAME.overview : shop.name }}
    >
      <p className="page-lead">{NEW_SHOP.lead}</p>
      <NewShopForm shops={[shop, ...others]}>
        <Link className="button button-quiet" to={`/${shop.slug}`}>
          {NEW_SHOP.cancel}
        </Link>
      </NewShopForm>
    </OfficeFrame>
  );
}
