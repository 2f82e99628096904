import { buildTileAddress } from '@tischlein/contract/tile-address';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { useEffectEvent } from 'react';
import { useShop } from '../context/shop-context.ts';
import type { DrawnMap } from './draw-map.ts';
import { isOnMap, type PlacesOnMap } from './map-place.ts';
import '@tischlein/ui/styles/map-ground.css';

/** Places on the operator's map tiles, by Leaflet, which is loaded here only. */
export function TileMap({ places, home, highlighted, onSelect }: PlacesOnMap) {
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
  return <MapGround ground={ground} hasTiles={hasTiles} kind="place-map-ground" />;
}
