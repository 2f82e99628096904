import * as calls from '@tischlein/contract/calls';
import { useRemote } from '@tischlein/ui/use-remote';
import { MAP } from '@tischlein/wording/storefront';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import type { MapPoint } from '../../map/map-place.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import type { Home } from './use-home.ts';

interface DirectionsMapProps {
  readonly point: MapPoint;
  readonly home: Home | null;
}

/** The shop on a map: beside the guest's address if it is known, otherwise among its delivery zones. */
export function DirectionsMap(props: DirectionsMapProps) {
  const { shop } = useShop();
  return shop.mapCredit || props.home ? <ShopMap {...props} zones={[]} /> : <ZonesMap {...props} />;
}

function ZonesMap(props: DirectionsMapProps) {
  const { shop } = useShop();
  const { value } = useRemote({
    key: shop.id,
    read: () => send(calls.getDeliveryMap, { params: { shop: shop.id } }),
  });
  return <ShopMap {...props} zones={value?.zones ?? []} />;
}

function ShopMap({ point, home, zones }: DirectionsMapProps & Pick<Parameters<typeof PlaceMap>[0], 'zones'>) {
  const { id, restaurantName: name } = useShop().shop;
  return (
    <PlaceMap
      key={home?.street}
      label={MAP.map}
      places={[{ id, name, ...point }]}
      home={home}
      highlighted={id}
      onSelect={null}
      zones={zones ?? []}
      isLarge
    />
  );
}
