import { FRAME } from '@tischlein/wording/office';
import { Suspense, useState } from 'react';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { Icon } from '../ui/icon.tsx';
import { useOffice } from './office-context.ts';
import { ShopMark } from './shop-mark.tsx';
import { ShopState } from './shop-state.tsx';
import { loadLate } from '../ui/load-late.tsx';

const SwitchDialog = loadLate(async () => (await import('./switch-dialog.tsx')).SwitchDialog);

/** The shop with its state; a button that opens the list of shops, if there are several or the person can create one. */
export function ShopSwitch() {
  const { session, shop, may } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const status = useShopStatus(shop.id);
  const content = (
    <>
      <ShopMark shop={shop} />
      <span className="shop-name">
        <strong>{shop.isFranchiseOverview ? FRAME.overview : shop.name}</strong>
        <ShopState shop={shop} status={status} />
      </span>
    </>
  );
  const isOnly = session.shops.length === 1 && !may('shop', 'write');
  return (
    <>
      {isOnly ? (
        <div className="shop-switch">{content}</div>
      ) : (
        <button type="button" className="shop-switch" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="visually-hidden">{FRAME.switchFrom}</span>
          {content}
          <Icon name="switch" />
        </button>
      )}
      <Suspense>{isOpen && <SwitchDialog onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
