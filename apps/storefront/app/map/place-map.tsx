import { useShop } from '../context/shop-context.ts';
import { isOnMap, type PlacesOnMap, type ZoneOnMap } from './map-place.ts';
import { SchematicMap } from './schematic-map.tsx';
import { TileMap } from './tile-map.tsx';
import '../styles/map.css';

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
      {shop.hasMapTiles ? <TileMap {...map} /> : <SchematicMap {...map} {...{ places, home, zones, isLarge }} />}
    </div>
  );
}
