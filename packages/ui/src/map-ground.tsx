import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Draws a map into an element; calls `onTiles` when the first tile is loaded. */
type DrawMap<Drawn> = (element: HTMLElement, onTiles: () => void) => Drawn;

/**
 * A map that lives as long as its component. `load` imports its code lazily; `show` runs once it is drawn, and again for
 * every other `key`.
 */
export function useMapGround<Drawn extends { readonly remove: () => void }>(
  load: () => Promise<DrawMap<Drawn>>,
  show: (drawn: Drawn) => void,
  key: string | null,
) {
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
    // If the code does not load, the text beside the map is enough.
    const drawing = ground.current && draw(ground.current, () => isWanted).catch(() => null);
    return () => {
      isWanted = false;
      void drawing?.then((made) => made?.remove());
    };
  }, []);
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (drawn) showLatest(drawn);
  }, [drawn, key]);
  return { ground, drawn, hasTiles };
}

interface MapGroundProps {
  readonly ground: Ref<HTMLDivElement>;
  /** Whom the map names; null: no tiles are shown. */
  readonly credit: { readonly name: string; readonly url: string } | null;
  /** CSS class of this kind of map: 'place-map-ground'. */
  readonly kind: string;
  /** The user is drawing on the map. */
  readonly isDrawing?: boolean;
}

/** The element of a map, and the credit for its tiles. */
export function MapGround({ ground, credit, kind, isDrawing = false }: MapGroundProps) {
  return (
    <>
      <div className={`map-ground ${kind}`} data-drawing={isDrawing || undefined} ref={ground} />
      {credit && (
        <small className="map-credit">
          ©{' '}
          <a href={credit.url} target="_blank" rel="noreferrer">
            {credit.name}
          </a>
        </small>
      )}
    </>
  );
}
