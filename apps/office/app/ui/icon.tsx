const SHAPES = {
  bicycle:
    'M6 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM18 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 16.5 9.500 9h5l3.500 7.500M9.500 9l3.500 7.500h-7M14.500 9l-1-3H16',
  bag: 'M5 8h14l-1 12H6L5 8ZM9 10.500V7a3 3 0 0 1 6 0v3.500',
  table: 'M3 8h18M6 8v11M18 8v11M6 13h12',
  phone:
    'M6 4h3l1.500 4.500-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2L20 15v3a2 2 0 0 1-2.200 2A14.500 14.500 0 0 1 4 6.200 2 2 0 0 1 6 4Z',
  note: 'M5 5h14v10H10l-5 4.500V5Z',
  printer: 'M7 9V4h10v5M7 17H4.500V9.500h15V17H17M7 14h10v6H7v-6Z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15L6 16ZM10 20.500h4',
  mail: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  age: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 8v5M12 16v.01',
  offline: 'M4 4l16 16M8.500 15.500a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.500M19 12a10 10 0 0 0-6-3M12 19v.01',
  check: 'm5.500 12.500 4.500 4.500 8.500-10',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing, hidden from screen readers; the text beside it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
