/** What a menu document says that cannot be, or looks wrong (S1 §3, spec 3 P1). */
export const MENU_PROBLEM_CODES = [
  'duplicateId',
  'categoryUnknown',
  'sizeUnknown',
  'ingredientUnknown',
  'dishUnknown',
  'groupUnknown',
  'itemUnknown',
  'comboUnknown',
  'offerUnknown',
  'slotEmpty',
  'slotDishUnsuitable',
  'minimumUnreachable',
  'priceSuspicious',
] as const;

export interface MenuProblem {
  readonly code: (typeof MENU_PROBLEM_CODES)[number];
  /** Name of the dish, group, combo or offer that it is about. */
  readonly where: string;
  /** The id that is unknown, double or wrong. */
  readonly reference: string;
}

/** Takes note of a problem. */
export type Report = (problem: MenuProblem) => void;
