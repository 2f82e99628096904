/** Errors and warnings about a menu document (S1 §3 Menu (combo), S3 P1). */
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
  'slotsMissing',
  'slotEmpty',
  'slotDishUnsuitable',
  'minimumUnreachable',
  'priceSuspicious',
] as const;

export interface MenuProblem {
  readonly code: (typeof MENU_PROBLEM_CODES)[number];
  /** Name of the dish, group, combo or offer concerned. */
  readonly where: string;
  /** The unknown, duplicate or invalid id, or the suspicious price. */
  readonly reference: string;
}

export type Report = (problem: MenuProblem) => void;
