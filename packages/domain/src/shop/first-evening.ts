/** The first evening of a shop, in the order in which its guide tells it. */
export const FIRST_EVENING_STEPS = [
  'device',
  'shift',
  'testOrder',
  'accept',
  'print',
  'soldOut',
  'pause',
  'close',
] as const;
export type FirstEveningStep = (typeof FIRST_EVENING_STEPS)[number];
