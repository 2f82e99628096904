export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];
export type VitalRating = 'good' | 'fair' | 'poor';

// https://web.dev/articles/defining-core-web-vitals-thresholds; milliseconds, and for CLS a share.
const BOUNDS: Readonly<Record<Vital, { readonly good: number; readonly fair: number }>> = {
  LCP: { good: 2500, fair: 4000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 0.1, fair: 0.25 },
};

/** Rates a measured web vital. */
export function rateVital(vital: Vital, value: number): VitalRating {
  const { good, fair } = BOUNDS[vital];
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor';
}
