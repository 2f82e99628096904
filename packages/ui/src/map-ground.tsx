import { MAP } from '@tischlein/wording/storefront';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Draws a map on an element; `onTiles` is called once the first tile is there. */
type DrawMap<Drawn> = (element: HTMLElement, onTiles: () => void) => Drawn;

/** A map as long as its component lives; `load` brings its code, which comes only where a map is shown. */
export function useMapGround<Drawn extends { readonly remove: () => void }>(load: () => Promise<DrawMap<Drawn>>) {
  const ground = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const draw = useEffectEvent(async (element: HTMLElement, isMounted: () => boolean) => {
    const drawMap = await load();
    if (!isMounted()) return null;
    const made = drawMap(element, () => setHasTiles(true));
    setDrawn(made);
    return made;
  });
  useEffect(() => {
    let isWanted = true;
    // Without the map's code the words beside it are enough.
    const drawing = ground.current && draw(ground.current, () => isWanted).catch(() => null);
    return () => {
      isWanted = false;
      void drawing?.then((made) => made?.remove());
    };
  }, []);
  return { ground, drawn, hasTiles };
}

/** Address of a shop's tiles with {z}, {x} and {y} (S2 §7). */
export const tileAddress = (shopId: string): string => `/api/shop/${encodeURIComponent(shopId)}/osm/tile/{z}/{x}/{y}`;

interface MapGroundProps {
  readonly ground: Ref<HTMLDivElement>;
  /** There is something whose makers must be named. */
  readonly hasTiles: boolean;
  /** Class of this kind of map: 'place-map-ground'. */
  readonly kind: string;
  /** Something is being drawn on it. */
  readonly isDrawing?: boolean;
}

/** The ground of a map, and under its tiles whose they are. */
export function MapGround({ ground, hasTiles, kind, isDrawing = false }: MapGroundProps) {
  return (
    <>
      <div className={`map-ground ${kind}`} data-drawing={isDrawing || undefined} ref={ground} />
      {hasTiles && (
        <small className="map-credit">
          ©{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            {MAP.credit}
          </a>
        </small>
      )}
    </>
  );
}
