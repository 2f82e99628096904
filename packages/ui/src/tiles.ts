/** The part of Leaflet's tile layer that is used here. */
interface TileLayer<Ground> {
  readonly once: (event: 'tileload' | 'tileerror', listener: () => void) => unknown;
  readonly addTo: (ground: Ground) => unknown;
  readonly remove: () => unknown;
}

/** Adds a tile layer to a map; calls `onTiles` when the first tile is loaded. */
export function addTiles<Ground>(layer: TileLayer<Ground>, ground: Ground, onTiles: () => void): void {
  layer.once('tileload', onTiles);
  // One failed tile means no tile server: stop requesting and draw on the plain background.
  layer.once('tileerror', () => layer.remove());
  layer.addTo(ground);
}
