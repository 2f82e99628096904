import * as calls from '@tischlein/contract/calls';
import { formatLocation } from '@tischlein/domain/delivery';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useRemote } from '@tischlein/ui/use-remote';
import { useStore } from '@tischlein/ui/store';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import type { MapPoint } from '../../map/map-place.ts';

/** Where the guest is, as far as they have said so. */
export interface Home extends MapPoint {
  /** 'Torstraße 12' */
  readonly street: string;
}

/** The guest's address on a map; null: not given, not known yet or not found. */
export function useHome(): Home | null {
  const { shop, guest } = useShop();
  const address = useStore(guest.options).location?.address ?? null;
  const location = useHydrated() && address ? formatLocation(address) : '';
  const { value } = useRemote<MapPoint | null>({
    key: location,
    read: async () => {
      if (location === '') return { ok: true, value: null };
      const answer = await send(calls.findDeliveryTerms, { params: { shop: shop.id }, body: { location } });
      return answer.ok ? { ok: true, value: answer.value.point } : answer;
    },
  });
  return value && address
    ? { ...value, street: [address.street, address.streetNumber].filter(Boolean).join(' ') || address.city }
    : null;
}
