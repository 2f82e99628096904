/** Buttons that move an entry of a list. */
export const MOVES = {
  up: 'Nach vorn',
  down: 'Nach hinten',
  isFirst: 'Steht schon ganz vorn.',
  isLast: 'Steht schon ganz hinten.',
} as const;
