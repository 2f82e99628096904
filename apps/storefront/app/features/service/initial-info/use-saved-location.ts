import { formatLocation } from '@tischlein/domain/delivery';
import { useEffect, useEffectEvent, useState } from 'react';
import { readAccount } from '../../../account/account.ts';
import { isWholeAddress } from '../../../account/take-over-address.ts';
import { useShop } from '../../../context/shop-context.ts';

/**
 * S2 §4 Address dialog: 'Logged-in customers get the location prefilled from the saved address', unless another was
 * chosen or typed.
 */
export function useSavedLocation(typed: string, fill: (location: string) => void): void {
  const { guest, shop } = useShop();
  const [first] = useState(typed);
  const offer = useEffectEvent((saved: string) => {
    if (typed === first && guest.options.get().location === null) fill(saved);
  });
  useEffect(() => {
    void readAccount({ guest, shop }).then((account) => {
      if (account && isWholeAddress(account.address)) offer(formatLocation(account.address));
    });
  }, [guest, shop]);
}
