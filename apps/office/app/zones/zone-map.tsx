import { beelineWithin, type Point, getShopPoint } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { buildTileAddress } from '@tischlein/contract/tile-address';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { useEffectEvent, useRef, useState } from 'react';
import { Said } from '../ui/said.tsx';
import type { DrawnZones, ZonePicture, ZoneShape } from './draw-zones.ts';
import { readPoints, readZone } from './read-zone.ts';
import { formatPoints, type ZoneForm } from './zone-form.ts';

interface ZoneMapProps {
  readonly config: ShopConfig;
  readonly hasMapTiles: boolean;
  readonly forms: readonly ZoneForm[];
  readonly chosen: ZoneForm | null;
  /** The address that was checked. */
  readonly triedPoint: Point | null;
  /** null: read only. */
  readonly onChange: ((form: ZoneForm) => void) | null;
}

/** Zones on a map; the chosen polygon can be edited here. Everything it shows is also available as text. */
export function ZoneMap(props: ZoneMapProps) {
  const { hasMapTiles, chosen, onChange } = props;
  const [tapped, setTapped] = useState<{ readonly zone: string; readonly corner: number | null } | null>(null);
  const corner = tapped !== null && tapped.zone === chosen?.id ? tapped.corner : null;
  const setCorner = (next: number | null): void => setTapped(chosen && { zone: chosen.id, corner: next });
  const isDrawing = onChange !== null && chosen?.kind === 'polygon';
  const [isPointMissing, setPointMissing] = useState(false);
  const setPoints = (points: readonly Point[], next: number | null): void => {
    if (!isDrawing) return;
    onChange({ ...chosen, points: formatPoints(points) });
    setCorner(next);
  };
  const points = isDrawing ? readPoints(chosen.points) : [];
  const point = corner === null || corner >= points.length ? null : corner;
  const removePoint = (): void => {
    setPointMissing(point === null);
    if (point !== null) setPoints(points.toSpliced(point, 1), lastIndex(points.length - 1));
  };
  const picture: ZonePicture = { ...toPicture(props), corners: isDrawing ? points : null, corner };
  const { ground, drawn, hasTiles } = useDrawing(props, picture, { points, setPoints, setCorner });
  return (
    <section className="group" aria-label={ZONES.map.title}>
      <p className="zone-map-words">{isDrawing ? ZONES.map.drawing(chosen.name) : ZONES.map.onlyShapes}</p>
      <div className="zone-map-frame" role="group" aria-label={ZONES.map.ground}>
        <MapGround ground={ground} hasTiles={hasTiles} kind="zone-map-ground" isDrawing={isDrawing} />
      </div>
      <div className="row zone-map-tools">
        <ZoomButton {...ZONES.map.closer} onZoom={() => drawn?.zoom(1)} />
        <ZoomButton {...ZONES.map.farther} onZoom={() => drawn?.zoom(-1)} />
        <button type="button" className="button button-line" onClick={() => drawn?.fit(picture)}>
          {ZONES.map.all}
        </button>
        {isDrawing && (
          <button type="button" className="button button-line" onClick={removePoint}>
            {ZONES.map.removePoint}
          </button>
        )}
      </div>
      <Said said={{ text: isPointMissing && point === null ? ZONES.map.choosePoint : '', isProblem: false }} />
      {!hasMapTiles && <p className="soft">{ZONES.map.withoutTiles}</p>}
    </section>
  );
}

interface ZoomButtonProps {
  readonly sign: string;
  readonly name: string;
  readonly onZoom: () => void;
}

function ZoomButton({ sign, name, onZoom }: ZoomButtonProps) {
  return (
    <button type="button" className="button button-line" aria-label={name} onClick={onZoom}>
      {sign}
    </button>
  );
}

const lastIndex = (count: number): number | null => (count > 0 ? count - 1 : null);

interface DrawingState {
  readonly points: readonly Point[];
  readonly setPoints: (points: readonly Point[], corner: number | null) => void;
  readonly setCorner: (corner: number) => void;
}

function useDrawing(
  { config, hasMapTiles }: ZoneMapProps,
  picture: ZonePicture,
  { points, setPoints, setCorner }: DrawingState,
) {
  const onTap = useEffectEvent((point: Point) => setPoints([...points, point], points.length));
  const onCornerTap = useEffectEvent((index: number) => setCorner(index));
  const onCornerMove = useEffectEvent((index: number, point: Point) => setPoints(points.with(index, point), index));
  const onInsert = useEffectEvent((index: number, point: Point) => setPoints(points.toSpliced(index, 0, point), index));
  const lastExtent = useRef('');
  const show = (made: DrawnZones): void => {
    made.show(picture);
    // Fit the map when a zone is opened or resized, but do not move it while a polygon is being drawn.
    const extent = readExtent(picture);
    if (extent !== lastExtent.current) made.fit(picture);
    lastExtent.current = extent;
  };
  return useMapGround(
    async () => {
      const { drawZones } = await import('./draw-zones.ts');
      return (element, onTiles) =>
        drawZones(element, {
          tiles: hasMapTiles ? buildTileAddress(config.id) : null,
          onTiles,
          onTap: (point) => onTap(point),
          onCornerTap: (index) => onCornerTap(index),
          onCornerMove: (index, point) => onCornerMove(index, point),
          onInsert: (index, point) => onInsert(index, point),
        });
    },
    show,
    JSON.stringify(picture),
  );
}

const readExtent = ({ chosen, shapes }: ZonePicture): string =>
  JSON.stringify([chosen, shapes.map(({ outline }) => outline.kind === 'circle' && outline)]);

function toPicture({ config, forms, chosen, triedPoint }: ZoneMapProps): Omit<ZonePicture, 'corners' | 'corner'> {
  const shapes = forms.flatMap((form, index) => toShapes(form, String(index + 1)));
  return { branch: getShopPoint(config), shapes, chosen: chosen?.id ?? null, triedPoint };
}

function toShapes(form: ZoneForm, label: string): readonly ZoneShape[] {
  // Shown while incomplete.
  if (form.kind === 'polygon')
    return [{ id: form.id, label, outline: { kind: 'polygon', points: readPoints(form.points) } }];
  const area = readZone(form).zone?.area;
  if (area?.kind === 'radius')
    return [{ id: form.id, label, outline: { kind: 'circle', kilometres: area.kilometres, isEstimated: false } }];
  if (area?.kind === 'distance') {
    const kilometres = beelineWithin(area.kilometres);
    return [{ id: form.id, label, outline: { kind: 'circle', kilometres, isEstimated: true } }];
  }
  return [];
}
