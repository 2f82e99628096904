import { useShop } from '../context/shop-context.ts';
import { type PlacesOnMap, type ZoneOnMap, isOnMap } from './map-place.ts';
import { SchematicMap } from './schematic-map.tsx';
import { buildTileAddress } from '@tischlein/contract/tile-address';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { useEffectEvent } from 'react';
import type { DrawnMap } from './draw-map.ts';
import '../styles/map.css';
import '@tischlein/ui/styles/map-ground.css';

interface PlaceMapProps extends PlacesOnMap {
  readonly label: string;
  /** Drawn where there are no tiles. */
  readonly zones?: readonly ZoneOnMap[];
  readonly isLarge?: boolean;
}

/** A map of places, 180 px high; its content is also available as text beside it (S2 §2 Branch map). */
export function PlaceMap({ label, zones = [], isLarge = false, ...map }: PlaceMapProps) {
  const { shop } = useShop();
  const places = map.places.filter(isOnMap);
  const home = map.home && isOnMap(map.home) ? map.home : null;
  // Nothing is better than an empty box.
  if (places.length === 0 && !home) return null;
  return (
    <div className="place-map" data-large={isLarge || undefined} role="group" aria-label={label}>
      {shop.mapCredit ? <TileMap {...map} /> : <SchematicMap {...map} {...{ places, home, zones, isLarge }} />}
    </div>
  );
}

/** Places on the operator's map tiles, by Leaflet, which is loaded here only. */
function TileMap({ places, home, highlighted, onSelect }: PlacesOnMap) {
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
          tiles: buildTileAddress(shop.id),
          onSelect: onSelect && select,
          onTiles,
        });
    },
    highlight,
    highlighted,
  );
  return <MapGround ground={ground} credit={hasTiles ? shop.mapCredit : null} kind="place-map-ground" />;
}
