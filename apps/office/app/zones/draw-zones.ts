import type { Point } from '@tischlein/domain/delivery';
import {
  circle,
  divIcon,
  type LatLngTuple,
  latLng,
  latLngBounds,
  layerGroup,
  type LayerGroup,
  type Map as LeafletMap,
  map,
  marker,
  type Polygon,
  polygon,
  tileLayer,
} from 'leaflet';
import { addTiles } from '@tischlein/ui/tiles';

/** The drawable part of a zone. */
export interface ZoneShape {
  readonly id: string;
  /** Its number in the list. */
  readonly label: string;
  readonly colour: number;
  readonly outline:
    | { readonly kind: 'circle'; readonly kilometres: number; readonly isEstimated: boolean }
    | { readonly kind: 'polygon'; readonly points: readonly Point[] };
}

/** A postcode as the ground nearer to its middle than to any other. */
interface ZoneCell extends Point {
  readonly zip: string;
  readonly corners: readonly Point[];
  /** The colour of the zone in which it counts; null: it is in none. */
  readonly colour: number | null;
}

export interface ZonePicture {
  readonly cells: readonly ZoneCell[];
  readonly branch: Point | null;
  readonly shapes: readonly ZoneShape[];
  readonly chosen: string | null;
  /** Draggable corners; null: not drawing. */
  readonly corners: readonly Point[] | null;
  /** Index of the corner tapped last. */
  readonly corner: number | null;
  /** The address that was checked. */
  readonly triedPoint: Point | null;
}

export interface ZonesDrawing {
  /** URL template with {z}, {x} and {y}; null: no tiles. */
  readonly tiles: string | null;
  /** Called when the first tile is loaded. */
  readonly onTiles: () => void;
  /** Called for taps on the map itself. */
  readonly onTap: (point: Point) => void;
  readonly onCornerTap: (index: number) => void;
  readonly onCornerMove: (index: number, point: Point) => void;
  /** Called for taps between a corner and the next one. */
  readonly onInsert: (index: number, point: Point) => void;
}

export interface DrawnZones {
  readonly show: (picture: ZonePicture) => void;
  /** Zooms to everything drawn. */
  readonly fit: (picture: ZonePicture) => void;
  readonly zoom: (by: 1 | -1) => void;
  readonly remove: () => void;
}

const MAX_ZOOM = 19;
const GERMANY: LatLngTuple = [51.2, 10.4];
const METRES = 1000;
const FITTED_CELLS = 10;
// Size of a touch target; the visible dot is smaller.
const TOUCH_SIZE = 44;

/** Creates a map that shows zones and lets users draw them; everything can be typed as well. */
export function drawZones(element: HTMLElement, drawing: ZonesDrawing): DrawnZones {
  const drawn = map(element, {
    maxZoom: MAX_ZOOM,
    zoomSnap: 0.5,
    zoomControl: false,
    attributionControl: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
  }).setView(GERMANY, 6);
  if (drawing.tiles !== null) addTiles(tileLayer(drawing.tiles, { maxZoom: MAX_ZOOM }), drawn, drawing.onTiles);
  drawn.on('click', ({ latlng }) => drawing.onTap(toPoint(latlng)));
  const layers = layerGroup().addTo(drawn);
  return {
    show: (picture) => {
      layers.clearLayers();
      drawPicture(layers, picture, drawing);
    },
    fit: (picture) => fitAll(drawn, picture),
    zoom: (by) => drawn.setZoom(drawn.getZoom() + by),
    remove: () => drawn.remove(),
  };
}

const toLatLng = ({ latitude, longitude }: Point): LatLngTuple => [latitude, longitude];

// Six decimals are about a decimetre.
const toPoint = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Point => ({
  latitude: Number(lat.toFixed(6)),
  longitude: Number(lng.toFixed(6)),
});

function fitAll(drawn: LeafletMap, { branch, cells, shapes, triedPoint }: ZonePicture): void {
  const bounds = latLngBounds([]);
  // The nearest ones, and all of the zones.
  for (const cell of cells.filter(({ colour }, index) => colour !== null || index < FITTED_CELLS))
    bounds.extend(toLatLng(cell));
  for (const point of [branch, triedPoint]) if (point) bounds.extend(toLatLng(point));
  for (const { outline } of shapes) {
    if (outline.kind === 'polygon') for (const point of outline.points) bounds.extend(toLatLng(point));
    else if (branch) bounds.extend(latLng(toLatLng(branch)).toBounds(outline.kilometres * 2 * METRES));
  }
  if (bounds.isValid()) drawn.fitBounds(bounds, { padding: [24, 24], maxZoom: 14, animate: false });
}

function drawPicture(layers: LayerGroup, picture: ZonePicture, drawing: ZonesDrawing): void {
  const { branch, cells, shapes, chosen, corners, triedPoint } = picture;
  // Those of zones above their neighbours, whose borders would hide theirs.
  for (const cell of cells.toSorted((one, other) => Number(one.colour !== null) - Number(other.colour !== null)))
    drawCell(layers, cell);
  if (branch && cells.length > 0) drawRing(layers, branch);
  // Zones earlier in the list take precedence, so draw them on top.
  const outlines = shapes
    .toReversed()
    .map((shape) => drawShape(layers, shape, { branch, isChosen: shape.id === chosen }));
  if (branch) drawMark(layers, branch, 'zone-map-branch');
  if (triedPoint) drawMark(layers, triedPoint, 'zone-map-found');
  const outline = outlines.find((each) => each?.id === chosen)?.polygon ?? null;
  if (corners) drawCorners(layers, { corners, corner: picture.corner, outline }, drawing);
}

interface ShapeOptions {
  readonly branch: Point | null;
  readonly isChosen: boolean;
}

function drawShape(
  layers: LayerGroup,
  { id, label, colour, outline }: ZoneShape,
  { branch, isChosen }: ShapeOptions,
): { readonly id: string; readonly polygon: Polygon } | null {
  const className = `zone-map-shape zone-colour-${colour}${isChosen ? ' zone-map-chosen' : ''}`;
  if (outline.kind === 'polygon') {
    const drawn = polygon(outline.points.map(toLatLng), { className, interactive: false }).addTo(layers);
    const top = outline.points.toSorted((one, other) => other.latitude - one.latitude)[0];
    if (top) drawLabel(layers, top, label);
    return { id, polygon: drawn };
  }
  if (!branch) return null;
  const dashes = outline.isEstimated ? { dashArray: '6 8' } : {};
  const drawn = circle(toLatLng(branch), {
    radius: outline.kilometres * METRES,
    className,
    interactive: false,
    ...dashes,
  });
  drawn.addTo(layers);
  drawLabel(layers, { ...branch, latitude: drawn.getBounds().getNorth() }, label);
  return null;
}

function drawCell(layers: LayerGroup, { zip, corners, colour, ...middle }: ZoneCell): void {
  const className = `zone-map-cell${colour === null ? '' : ` zone-map-taken zone-colour-${colour}`}`;
  if (corners.length > 0) polygon(corners.map(toLatLng), { className, interactive: false }).addTo(layers);
  const icon = divIcon({ className: 'zone-map-zip', html: zip, iconSize: [44, 16] });
  marker(toLatLng(middle), { icon, interactive: false, keyboard: false }).addTo(layers);
}

const RING_KILOMETRES = 2;

/** How far two kilometres are, around the shop. */
function drawRing(layers: LayerGroup, branch: Point): void {
  const options = { radius: RING_KILOMETRES * METRES, className: 'zone-map-ring', interactive: false };
  const ring = circle(toLatLng(branch), options).addTo(layers);
  const icon = divIcon({ className: 'zone-map-zip', html: `${RING_KILOMETRES} km`, iconSize: [44, 16] });
  const north = { ...branch, latitude: ring.getBounds().getNorth() };
  marker(toLatLng(north), { icon, interactive: false, keyboard: false }).addTo(layers);
}

function drawLabel(layers: LayerGroup, point: Point, label: string): void {
  const icon = divIcon({ className: 'zone-map-label', html: label, iconSize: [28, 28], iconAnchor: [14, 34] });
  marker(toLatLng(point), { icon, interactive: false, keyboard: false }).addTo(layers);
}

function drawMark(layers: LayerGroup, point: Point, className: string): void {
  marker(toLatLng(point), {
    icon: divIcon({ className, iconSize: [20, 20] }),
    interactive: false,
    keyboard: false,
  }).addTo(layers);
}

interface Corners {
  readonly corners: readonly Point[];
  readonly corner: number | null;
  readonly outline: Polygon | null;
}

function drawCorners(layers: LayerGroup, { corners, corner, outline }: Corners, drawing: ZonesDrawing): void {
  for (const [index, point] of corners.entries()) {
    const className = `zone-map-corner${index === corner ? ' zone-map-corner-chosen' : ''}`;
    const handle = marker(toLatLng(point), { icon: handleIcon(className), draggable: true, keyboard: false }).addTo(
      layers,
    );
    handle.on('click', () => drawing.onCornerTap(index));
    handle.on('drag', () =>
      outline?.setLatLngs(corners.map((each, place) => (place === index ? handle.getLatLng() : toLatLng(each)))),
    );
    handle.on('dragend', () => drawing.onCornerMove(index, toPoint(handle.getLatLng())));
  }
  if (corners.length > 2) drawMiddles(layers, corners, drawing);
}

function drawMiddles(layers: LayerGroup, corners: readonly Point[], { onInsert }: ZonesDrawing): void {
  for (const [index, point] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? point;
    const middle: LatLngTuple = [(point.latitude + next.latitude) / 2, (point.longitude + next.longitude) / 2];
    const handle = marker(middle, {
      icon: handleIcon('zone-map-middle'),
      draggable: true,
      keyboard: false,
      zIndexOffset: -1000,
    });
    handle.addTo(layers);
    const insert = (): void => onInsert(index + 1, toPoint(handle.getLatLng()));
    handle.on('click', insert);
    handle.on('dragend', insert);
  }
}

const handleIcon = (className: string) => divIcon({ className, iconSize: [TOUCH_SIZE, TOUCH_SIZE] });
