import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useRef, useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { findLocation } from '../../guest/find-location.ts';
import { describeLocationProblem } from '../../guest/describe-location-problem.ts';
import { rememberAddress } from '../../guest/remembered-address.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import { PATHS } from '../../shop/paths.ts';
import { useClock, useShop } from '../../context/shop-context.ts';

/** Offers the address chosen in the wallet for the order (S2 §4 Checkout steps, address-hint; S3 K11). */
export interface WalletAddress {
  /** Why the address cannot be used; null: no problem known. */
  readonly problem: string | null;
  /** Uses the address and returns to the checkout, where the order is placed again with the new terms. */
  readonly takeOver: (address: Address) => void;
}

export function useWalletAddress(): WalletAddress {
  const { guest, shop } = useShop();
  const { period } = useClock();
  const { replaceBy } = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const takeOver = async (address: Address): Promise<void> => {
    setProblem(null);
    const found = await findLocation(shop.id, period, formatLocation(address));
    if (!found.ok) return setProblem(describeLocationProblem(found));
    rememberAddress(shop.id, found.location.address);
    changeOptions(guest, { location: found.location });
    showToast({ icon: 'info', text: CHECKOUT.sumChanged });
    replaceBy(PATHS.checkout);
  };
  const takeOverOnce = (address: Address): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Offline, for example, the guest can try again.
    void takeOver(address).finally(() => (isBusy.current = false));
  };
  return { problem, takeOver: takeOverOnce };
}
