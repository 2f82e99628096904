import { buildTileAddress } from '@tischlein/contract/tile-address';
import type { Point } from '@tischlein/domain/delivery';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { RESTAURANT as SAY } from '@tischlein/wording/office';
import { useEffectEvent } from 'react';
import { useOffice } from '../frame/office-context.ts';
import type { ZonePicture } from '../zones/draw-zones.ts';

interface PlaceMapProps {
  /** null: not known. */
  readonly point: Point | null;
  /** null: read only. */
  readonly onMove: ((point: Point) => void) | null;
}

/** The place of the restaurant on a map: a dot to drag, or a tap on another place. */
export function PlaceMap({ point, onMove }: PlaceMapProps) {
  const { shop, session } = useOffice();
  const move = useEffectEvent((next: Point) => onMove?.(next));
  const picture: ZonePicture = {
    branch: point,
    cells: [],
    shapes: [],
    chosen: null,
    corners: point && onMove ? [point] : null,
    corner: 0,
    triedPoint: null,
  };
  const { ground, drawn, hasTiles } = useMapGround(
    async () => {
      const { drawZones } = await import('../zones/draw-zones.ts');
      return (element, onTiles) =>
        drawZones(element, {
          tiles: buildTileAddress(shop.id),
          onTiles,
          onTap: (next) => move(next),
          onCornerTap: () => undefined,
          onCornerMove: (_, next) => move(next),
          onInsert: () => undefined,
        });
    },
    (made) => {
      made.show(picture);
      made.fit(picture);
    },
    JSON.stringify(picture),
  );
  return (
    <div className="group">
      {onMove && <p className="soft">{SAY.mapHelp}</p>}
      <div className="zone-map-frame" role="group" aria-label={SAY.map}>
        <MapGround
          ground={ground}
          credit={hasTiles ? session.mapCredit : null}
          kind="zone-map-ground"
          isDrawing={onMove !== null}
        />
      </div>
      <div className="row zone-map-tools">
        {([1, -1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="button button-line"
            aria-label={by === 1 ? SAY.closer.name : SAY.farther.name}
            onClick={() => drawn?.zoom(by)}
          >
            {by === 1 ? SAY.closer.sign : SAY.farther.sign}
          </button>
        ))}
      </div>
    </div>
  );
}
