/** Tags of dishes and ingredients (S1 §3). */
export const TAGS = [
  'fish', 'chicken', 'pork', 'beef', 'nut', 'vegetarian', 'vegan', 'halal', 'lamb', 'piquant', 'alcohol16', 'alcohol18',
  'cheese', 'rice', 'potato', 'game', 'noodles', 'bread', 'low-carb', 'not-piquant', 'not-alcohol',
] as const;
export type Tag = (typeof TAGS)[number];
