/** Other restaurants, where this one cannot help (S3 R8). */
export const NEARBY = {
  title: 'In der Nähe kannst Du auch hier bestellen:',
} as const;
