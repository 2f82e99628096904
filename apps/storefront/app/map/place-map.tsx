import { buildTileAddress } from '@tischlein/contract/tile-address';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { useEffectEvent } from 'react';
import { useShop } from '../context/shop-context.ts';
import type { DrawnMap } from './draw-map.ts';
import { isOnMap, type MapPlace, type MapPoint } from './map-place.ts';
import '@tischlein/ui/styles/map-ground.css';
import '../styles/map.css';

interface PlaceMapProps {
  readonly label: string;
  /** Must not change while the map is mounted. */
  readonly places: readonly MapPlace[];
  readonly home: MapPoint | null;
  readonly highlighted: string | null;
  /** null: places cannot be selected. */
  readonly onSelect: ((id: string) => void) | null;
}

/** A map of places, 180 px high; its content is also available as text beside it (S2 §2 Branch map). */
export function PlaceMap({ label, places, home, highlighted, onSelect }: PlaceMapProps) {
  const { shop } = useShop();
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const highlight = (drawn: DrawnMap): void => drawn.highlight(highlighted);
  const { ground, hasTiles } = useMapGround(
    async () => {
      const { drawMap } = await import('./draw-map.ts');
      return (element, onTiles) =>
        drawMap(element, {
          places: places.filter(isOnMap),
          home: home && isOnMap(home) ? home : null,
          tiles: shop.hasMapTiles ? buildTileAddress(shop.id) : null,
          onSelect: onSelect && select,
          onTiles,
        });
    },
    highlight,
    highlighted,
  );
  return (
    <div className="place-map" role="group" aria-label={label}>
      <MapGround ground={ground} hasTiles={hasTiles} kind="place-map-ground" />
    </div>
  );
}
