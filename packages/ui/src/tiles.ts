/** A layer of tiles as Leaflet makes it. */
interface TileLayer<Ground> {
  readonly once: (event: 'tileload' | 'tileerror', listener: () => void) => unknown;
  readonly addTo: (ground: Ground) => unknown;
  readonly remove: () => unknown;
}

/** Lays tiles on the ground of a map; says so once the first is there. */
export function addTiles<Ground>(layer: TileLayer<Ground>, ground: Ground, onTiles: () => void): void {
  layer.once('tileload', onTiles);
  // What is drawn then stands on plain ground; there is no use in asking for the other tiles.
  layer.once('tileerror', () => layer.remove());
  layer.addTo(ground);
}
