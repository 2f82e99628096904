import { SHARED_DESK as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ShopsDialog } from './shops-dialog.tsx';
import type { DeskShops } from './use-desk-shops.ts';

/** Opens the choice of the shops whose orders this desk shows. */
export function ShopsButton({ desk }: { readonly desk: DeskShops }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet desk-shops"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="house" />
        <span>{SAY.shops(desk.shops.length)}</span>
      </button>
      {isOpen && <ShopsDialog desk={desk} onClosed={() => setOpen(false)} />}
    </>
  );
}
