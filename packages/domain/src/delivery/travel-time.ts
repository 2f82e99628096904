const WALKING_KMH = 4.8;
const CYCLING_KMH = 15;
const LONGEST_MINUTES = 60;

/** Minutes for a distance by road; null if it takes more than an hour. */
export interface TravelTime {
  readonly onFoot: number | null;
  readonly byBike: number | null;
}

/** Estimates how long a way takes: 1.4 km are 18 minutes on foot and 6 by bike. */
export const estimateTravelTime = (kilometres: number): TravelTime => ({
  onFoot: toMinutes(kilometres, WALKING_KMH),
  byBike: toMinutes(kilometres, CYCLING_KMH),
});

function toMinutes(kilometres: number, speed: number): number | null {
  const minutes = Math.ceil((kilometres / speed) * 60);
  return minutes > LONGEST_MINUTES ? null : minutes;
}
