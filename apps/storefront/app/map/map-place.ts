import type { ZoneShape } from '@tischlein/domain/delivery';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPlace extends MapPoint {
  readonly id: string;
  readonly name: string;
}

export interface ZoneOnMap {
  readonly name: string;
  readonly shape: ZoneShape;
}

export interface PlacesOnMap {
  /** Must not change while the map is mounted. */
  readonly places: readonly MapPlace[];
  readonly home: MapPoint | null;
  readonly highlighted: string | null;
  /** null: places cannot be selected. */
  readonly onSelect: ((id: string) => void) | null;
}

/** Returns whether the coordinates are known: 0, 0 means unset. */
export const isOnMap = ({ latitude, longitude }: MapPoint): boolean => latitude !== 0 || longitude !== 0;
