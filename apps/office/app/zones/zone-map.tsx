import { beeline, beelineWithin, type Point, getShopPoint } from '@tischlein/domain/delivery';
import type { OfficeSession } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { buildTileAddress } from '@tischlein/contract/tile-address';
import { MapGround, useMapGround } from '@tischlein/ui/map-ground';
import { useEffectEvent, useRef, useState } from 'react';
import { Said } from '../ui/said.tsx';
import type { DrawnZones, ZonePicture, ZoneShape } from './draw-zones.ts';
import { readPoints, readZone } from './read-zone.ts';
import { findZoneOfPostcode, toColour, togglePostcode } from './postcode-zones.ts';
import type { NearPostcode } from './use-postcodes.ts';
import { formatPoints, type ZoneForm } from './zone-form.ts';

interface ZoneMapProps {
  readonly config: ShopConfig;
  /** Whom the map names; null: there are no tiles. */
  readonly credit: OfficeSession['mapCredit'];
  readonly forms: readonly ZoneForm[];
  readonly chosen: ZoneForm | null;
  readonly postcodes: readonly NearPostcode[];
  /** The address that was checked. */
  readonly triedPoint: Point | null;
  /** null: read only. */
  readonly onChange: ((form: ZoneForm) => void) | null;
}

/** Zones on a map; the chosen polygon can be edited here. Everything it shows is also available as text. */
export function ZoneMap(props: ZoneMapProps) {
  const { chosen, onChange } = props;
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
  const { ground, drawn, hasTiles } = useDrawing(props, picture, {
    points,
    setPoints,
    setCorner,
    toggle: isDrawing ? null : (at) => toggleAt(props, at),
  });
  return (
    <section className="group" aria-label={ZONES.map.title}>
      <p className="zone-map-words">{describeMap(props, isDrawing)}</p>
      <div className="zone-map-frame" role="group" aria-label={ZONES.map.ground}>
        <MapGround
          ground={ground}
          credit={hasTiles ? props.credit : null}
          kind="zone-map-ground"
          isDrawing={isDrawing}
        />
      </div>
      <MapTools drawn={drawn} onFit={() => drawn?.fit(picture)} onRemove={isDrawing ? removePoint : null} />
      <Said said={{ text: isPointMissing && point === null ? ZONES.map.choosePoint : '', isProblem: false }} />
    </section>
  );
}

interface MapToolsProps {
  readonly drawn: DrawnZones | null;
  readonly onFit: () => void;
  /** null: nothing is drawn. */
  readonly onRemove: (() => void) | null;
}

const MapTools = ({ drawn, onFit, onRemove }: MapToolsProps) => (
  <div className="row zone-map-tools">
    <ZoomButton {...ZONES.map.closer} onZoom={() => drawn?.zoom(1)} />
    <ZoomButton {...ZONES.map.farther} onZoom={() => drawn?.zoom(-1)} />
    <button type="button" className="button button-line" onClick={onFit}>
      {ZONES.map.all}
    </button>
    {onRemove && (
      <button type="button" className="button button-line" onClick={onRemove}>
        {ZONES.map.removePoint}
      </button>
    )}
  </div>
);

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

function describeMap({ chosen, onChange, postcodes }: ZoneMapProps, isDrawing: boolean): string {
  if (isDrawing && chosen) return ZONES.map.drawing(chosen.name);
  const isTicking = onChange !== null && chosen?.kind === 'postcodes' && postcodes.length > 0;
  return isTicking ? ZONES.map.ticking(chosen.name) : ZONES.map.schematic;
}

/** A tap takes the postcode there into the chosen zone, or out of it; the list of postcodes does the same. */
function toggleAt({ chosen, onChange, postcodes }: ZoneMapProps, at: Point): void {
  const zip = findNearest(postcodes, at);
  if (onChange !== null && chosen?.kind === 'postcodes' && zip) onChange(togglePostcode(chosen, zip));
}

/** The postcode whose middle is nearest. */
const findNearest = (postcodes: readonly NearPostcode[], at: Point): string | null =>
  postcodes.toSorted((one, other) => beeline(at, one) - beeline(at, other))[0]?.zip ?? null;

const lastIndex = (count: number): number | null => (count > 0 ? count - 1 : null);

interface DrawingState {
  readonly points: readonly Point[];
  readonly setPoints: (points: readonly Point[], corner: number | null) => void;
  readonly setCorner: (corner: number) => void;
  /** What a tap does while nothing is drawn. */
  readonly toggle: ((at: Point) => void) | null;
}

function useDrawing(
  { config, credit }: ZoneMapProps,
  picture: ZonePicture,
  { points, setPoints, setCorner, toggle }: DrawingState,
) {
  const onTap = useEffectEvent((point: Point) =>
    toggle ? toggle(point) : setPoints([...points, point], points.length),
  );
  const onCornerTap = useEffectEvent((index: number) => setCorner(index));
  const onCornerMove = useEffectEvent((index: number, point: Point) => setPoints(points.with(index, point), index));
  const onInsert = useEffectEvent((index: number, point: Point) => setPoints(points.toSpliced(index, 0, point), index));
  const fitted = useRef<{ readonly extent: string; readonly chosen: string | null }>({ extent: '', chosen: null });
  const show = (made: DrawnZones): void => {
    made.show(picture);
    // Fit the map when a zone is opened or resized, but do not move it while a polygon is being drawn, even if postcodes arrive late.
    const extent = readExtent(picture);
    const isHeld = picture.corners !== null && picture.corners.length > 0 && picture.chosen === fitted.current.chosen;
    if (extent !== fitted.current.extent && !isHeld) made.fit(picture);
    fitted.current = { extent, chosen: picture.chosen };
  };
  return useMapGround(
    async () => {
      const { drawZones } = await import('./draw-zones.ts');
      return (element, onTiles) =>
        drawZones(element, {
          tiles: credit ? buildTileAddress(config.id) : null,
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

const readExtent = ({ chosen, cells, shapes }: ZonePicture): string =>
  JSON.stringify([chosen, cells.length, shapes.map(({ outline }) => outline.kind === 'circle' && outline)]);

function toPicture({
  config,
  forms,
  chosen,
  postcodes,
  triedPoint,
}: ZoneMapProps): Omit<ZonePicture, 'corners' | 'corner'> {
  const shapes = forms.flatMap((form, index) => toShapes(form, index));
  const cells = postcodes.map(({ zip, latitude, longitude, cell }) => {
    const index = findZoneOfPostcode(forms, zip);
    return { zip, latitude, longitude, corners: cell, colour: index === null ? null : toColour(index) };
  });
  return { branch: getShopPoint(config), cells, shapes, chosen: chosen?.id ?? null, triedPoint };
}

function toShapes(form: ZoneForm, index: number): readonly ZoneShape[] {
  const common = { id: form.id, label: String(index + 1), colour: toColour(index) };
  // Shown while incomplete.
  if (form.kind === 'polygon') return [{ ...common, outline: { kind: 'polygon', points: readPoints(form.points) } }];
  const area = readZone(form).zone?.area;
  if (area?.kind === 'radius')
    return [{ ...common, outline: { kind: 'circle', kilometres: area.kilometres, isEstimated: false } }];
  if (area?.kind === 'distance') {
    const kilometres = beelineWithin(area.kilometres);
    return [{ ...common, outline: { kind: 'circle', kilometres, isEstimated: true } }];
  }
  return [];
}
