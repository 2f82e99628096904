import { type Address, type DeliveryTerms, formatLocation } from '@tischlein/domain/delivery';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useRemote } from '@tischlein/ui/use-remote';
import { showToast } from '@tischlein/ui/toasts';
import { useRef, useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { findLocation, type LocationAnswer } from '../../guest/find-location.ts';
import { describeLocationProblem } from '../../guest/describe-location-problem.ts';
import { rememberAddress } from '../../guest/remembered-address.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import { PATHS } from '../../shop/paths.ts';
import { useClock, useShop } from '../../context/shop-context.ts';

/** Offers the address chosen in the wallet for the order (S2 §4 Checkout steps, address-hint; S3 K11). */
export interface WalletAddress {
  /** Delivery terms there; null: not known yet, or no delivery. */
  readonly terms: DeliveryTerms | null;
  /** Why the address cannot be used; null: no problem known. */
  readonly problem: string | null;
  /** Uses the address and returns to the checkout, where the order is placed again with the new terms. */
  readonly takeOver: () => void;
}

export function useWalletAddress(address: Address): WalletAddress {
  const { guest, shop } = useShop();
  const { period } = useClock();
  const { replaceBy } = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const find = (): Promise<LocationAnswer> => findLocation(shop.id, period, formatLocation(address));
  const { value: known } = useRemote({
    key: formatLocation(address),
    read: async () => ({ ok: true, value: await find() }),
  });
  const takeOver = async (): Promise<void> => {
    setProblem(null);
    const found = await find();
    if (!found.ok) return setProblem(describeLocationProblem(found));
    rememberAddress(shop.id, found.location.address, found.note);
    changeOptions(guest, { location: found.location });
    showToast({ icon: 'info', text: CHECKOUT.sumChanged });
    replaceBy(PATHS.checkout);
  };
  const takeOverOnce = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Offline, for example, the guest can try again.
    void takeOver().finally(() => (isBusy.current = false));
  };
  return { terms: known?.ok ? known.location.terms : null, problem, takeOver: takeOverOnce };
}
