import { MAP } from '@tischlein/wording/storefront';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShop } from '../shop-context.ts';
import type { DrawnMap } from './draw-map.ts';
import { isOnMap, type MapPlace, type MapPoint } from './map-place.ts';
import '../styles/map.css';

interface PlaceMapProps {
  readonly label: string;
  /** The same as long as the map lives. */
  readonly places: readonly MapPlace[];
  readonly home: MapPoint | null;
  readonly highlighted: string | null;
  /** null: the places are only shown. */
  readonly onSelect: ((id: string) => void) | null;
}

/** A small map of places, 180 px high; whatever it shows can be read beside it, too (S2 §2 'Branch map'). */
export function PlaceMap({ label, places, home, highlighted, onSelect }: PlaceMapProps) {
  const { shop } = useShop();
  const ground = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const draw = useEffectEvent(async (element: HTMLElement, isWanted: () => boolean) => {
    const { drawMap } = await import('./draw-map.ts');
    if (!isWanted()) return null;
    const made = drawMap(element, {
      places: places.filter(isOnMap),
      home: home && isOnMap(home) ? home : null,
      tiles: shop.hasMapTiles ? `/api/shop/${encodeURIComponent(shop.id)}/osm/tile/{z}/{x}/{y}` : null,
      onSelect: onSelect && select,
      onTiles: () => setHasTiles(true),
    });
    setDrawn(made);
    return made;
  });
  useEffect(() => {
    const element = ground.current;
    let isWanted = true;
    // Without the map's code the list beside it is enough.
    const drawing = element && draw(element, () => isWanted).catch(() => null);
    return () => {
      isWanted = false;
      void drawing?.then((made) => made?.remove());
    };
  }, []);
  useEffect(() => drawn?.highlight(highlighted), [drawn, highlighted]);
  return (
    <div className="place-map" role="group" aria-label={label}>
      <div className="place-map-ground" ref={ground} />
      {hasTiles && (
        <small className="map-credit">
          ©{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            {MAP.credit}
          </a>
        </small>
      )}
    </div>
  );
}
