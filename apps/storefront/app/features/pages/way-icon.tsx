// Only here, so they are no part of the sprite that each document contains.
const PATHS = {
  onFoot:
    'M13 3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM8.5 11l3-3L14 9.5l1 2.5 2.5 1M12 9l-1 5 3 2.5.5 4M11 14l-1.5 3L7 20.5',
  byBike:
    'M6 13a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM18 13a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM6 16.5 9.5 9h5l3.5 7.5M9.5 9l3.5 7.5h-7M14.5 9l-1-3H16',
  byTransit:
    'M7 4.5h10a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM5 11.5h14M8 17v2.5M16 17v2.5M8 14.3v.01M16 14.3v.01',
  byCar: 'M4 16.5v-4l2-5.5h12l2 5.5v4H4ZM4 12.5h16M6.5 16.5V19M17.5 16.5V19M7.5 14.5v.01M16.5 14.5v.01',
} as const;

export type Way = keyof typeof PATHS;

/** A means of transport. */
export const WayIcon = ({ way }: { readonly way: Way }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[way]} />
  </svg>
);
