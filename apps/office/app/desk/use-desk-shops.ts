import type { OfficeSession } from '@tischlein/contract/office';
import { useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { readDeskShops, writeDeskShops } from '../values/desk-shops.ts';

export type DeskShop = OfficeSession['shops'][number];

export interface DeskShops {
  /** The shops whose orders are shown; the one of the address is first. */
  readonly shops: readonly DeskShop[];
  /** Those that this person may choose from. */
  readonly candidates: readonly DeskShop[];
  readonly choose: (ids: readonly string[]) => void;
}

/** The shops of this desk, remembered by the device. A shop that is not among them is shown alone. */
export function useDeskShops(): DeskShops {
  const { session, shop } = useOffice();
  const [chosen, setChosen] = useState(readDeskShops);
  const candidates = session.shops.filter(
    ({ isFranchiseOverview, state }) => !isFranchiseOverview && state !== 'archived',
  );
  const others = chosen.includes(shop.id) ? candidates.filter(({ id }) => id !== shop.id && chosen.includes(id)) : [];
  return {
    shops: [shop, ...others],
    candidates,
    choose: (ids) => {
      writeDeskShops(ids);
      setChosen(ids);
    },
  };
}
