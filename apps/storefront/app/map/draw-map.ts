import {
  divIcon,
  type FitBoundsOptions,
  type LatLngTuple,
  latLngBounds,
  type Map as LeafletMap,
  map,
  type Marker,
  marker,
  tileLayer,
} from 'leaflet';
import { addTiles } from '@tischlein/ui/tiles';
import type { MapPlace, MapPoint } from './map-place.ts';

interface MapDrawing {
  readonly places: readonly MapPlace[];
  /** The guest's location. */
  readonly home: MapPoint | null;
  /** Tile URL with {z}, {x} and {y}; null: no tiles. */
  readonly tiles: string | null;
  /** null: places cannot be selected. */
  readonly onSelect: ((id: string) => void) | null;
  /** Called when the first tile has loaded. */
  readonly onTiles: () => void;
}

export interface DrawnMap {
  readonly highlight: (id: string | null) => void;
  readonly remove: () => void;
}

// S2 §9 Map: zoomSnap 0.1, max tile zoom 19, marker icon 38x95. The pin's tip is the icon's centre.
const MAX_ZOOM = 19;
const PIN_ICON = divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M16 39S2 26 2 15.5a14 14 0 0 1 28 0C30 26 16 39 16 39Z"/><circle cx="16" cy="15.5" r="5"/></svg>',
  iconSize: [38, 95],
  iconAnchor: [19, 47.5],
});
const HOME_ICON = divIcon({ className: 'map-home', iconSize: [20, 20] });
const ROOM_FOR_PINS: FitBoundsOptions = {
  paddingTopLeft: [36, 60],
  paddingBottomRight: [36, 20],
  maxZoom: 15,
  animate: false,
};

/** Draws a map on which only the markers are interactive (S2 §2 Branch map). */
export function drawMap(element: HTMLElement, drawing: MapDrawing): DrawnMap {
  const drawn = map(element, {
    zoomSnap: 0.1,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    dragging: false,
    touchZoom: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    boxZoom: false,
    keyboard: false,
  });
  fitAll(drawn, drawing);
  if (drawing.tiles !== null) addTiles(tileLayer(drawing.tiles, { maxZoom: MAX_ZOOM }), drawn, drawing.onTiles);
  if (drawing.home)
    marker(toLatLng(drawing.home), { icon: HOME_ICON, interactive: false, keyboard: false }).addTo(drawn);
  const pins = drawing.places.map((place) => ({ id: place.id, pin: addPin(drawn, place, drawing.onSelect) }));
  return {
    highlight: (id) => {
      for (const each of pins) highlightPin(each.pin, each.id === id);
    },
    remove: () => drawn.remove(),
  };
}

const toLatLng = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

function fitAll(drawn: LeafletMap, { places, home }: MapDrawing): void {
  const points = [...places, ...(home ? [home] : [])].map(toLatLng);
  if (points.length > 0) drawn.fitBounds(latLngBounds(points), ROOM_FOR_PINS);
}

function addPin(drawn: LeafletMap, place: MapPlace, onSelect: MapDrawing['onSelect']): Marker {
  const pin = marker(toLatLng(place), {
    icon: PIN_ICON,
    interactive: false,
    keyboard: false,
    autoPanOnFocus: false,
  }).addTo(drawn);
  const element = pin.getElement();
  element?.setAttribute('aria-label', place.name);
  element?.setAttribute('role', onSelect ? 'button' : 'img');
  if (!element || !onSelect) return pin;
  element.tabIndex = 0;
  element.addEventListener('click', () => onSelect(place.id));
  element.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    onSelect(place.id);
  });
  return pin;
}

function highlightPin(pin: Marker, isHighlighted: boolean): void {
  pin.setZIndexOffset(isHighlighted ? 1000 : 0);
  const element = pin.getElement();
  element?.toggleAttribute('data-highlighted', isHighlighted);
  if (element?.getAttribute('role') === 'button') element.setAttribute('aria-pressed', String(isHighlighted));
}
