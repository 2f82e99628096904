import { formatLocation } from '@tischlein/domain/delivery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../account/account.ts';
import { isWholeAddress } from '../../../account/take-over-address.ts';
import { useShop } from '../../../context/shop-context.ts';

/**
 * S2 §4 Address dialog: 'Logged-in customers get the location prefilled from the saved address', unless another was
 * chosen or typed.
 */
export function useSavedLocation(typed: string, fill: (location: string) => void): void {
  const { guest } = useShop();
  const account = useAccount();
  const [first] = useState(typed);
  const saved = account && isWholeAddress(account.address) ? formatLocation(account.address) : '';
  const offer = useEffectEvent(() => {
    if (typed === first && guest.options.get().location === null) fill(saved);
  });
  useEffect(() => {
    if (saved !== '') offer();
  }, [saved]);
}
