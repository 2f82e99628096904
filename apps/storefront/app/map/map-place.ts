/** A point on the globe. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place with a marker. */
export interface MapPlace extends MapPoint {
  readonly id: string;
  readonly name: string;
}

/** Whether anybody has said where it is: 0, 0 lies in the sea. */
export const isOnMap = ({ latitude, longitude }: MapPoint): boolean => latitude !== 0 || longitude !== 0;
