export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPlace extends MapPoint {
  readonly id: string;
  readonly name: string;
}

/** Returns whether the coordinates are known: 0, 0 means unset. */
export const isOnMap = ({ latitude, longitude }: MapPoint): boolean => latitude !== 0 || longitude !== 0;
