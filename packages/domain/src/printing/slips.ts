import type { DeliveryType } from '../menu/index.ts';

export const PRINTER_KINDS = ['star', 'epson', 'escpos', 'browser'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** bags: a label for the bag of each person of a group. */
export const SLIP_KINDS = ['kitchen', 'counter', 'driver', 'bags'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** What a printer prints of each order. */
export interface PrinterTasks {
  readonly slips: readonly SlipKind[];
  /** Categories of the kitchen's slips; empty: all. */
  readonly categories: readonly string[];
}

/** A line or a free item of an order, with the dishes it consists of. */
interface PartToPrint {
  readonly id: string;
  readonly dishIds: readonly string[];
}

export interface OrderToPrint {
  readonly deliveryType: DeliveryType;
  /** Several people ordered together. */
  readonly isGroup: boolean;
  readonly parts: readonly PartToPrint[];
}

export interface PlannedSlip<Printer> {
  readonly printer: Printer;
  readonly slip: SlipKind;
  /** Ids of the parts on it; null: all. */
  readonly parts: readonly string[] | null;
}

/** Finds the category of a dish; undefined: the menu has no such dish any more. */
type FindCategory = (dishId: string) => string | undefined;

/** The slips of an accepted order: at most one of each kind for each printer, kitchens only get what they cook. */
export const planSlips = <Printer extends PrinterTasks>(
  printers: readonly Printer[],
  order: OrderToPrint,
  findCategory: FindCategory,
): PlannedSlip<Printer>[] =>
  printers.flatMap((printer) =>
    SLIP_KINDS.filter((slip) => printer.slips.includes(slip)).flatMap((slip): PlannedSlip<Printer>[] => {
      if (slip === 'driver') return order.deliveryType === 'delivery' ? [{ printer, slip, parts: null }] : [];
      if (slip === 'bags') return order.isGroup ? [{ printer, slip, parts: null }] : [];
      if (slip === 'counter' || printer.categories.length === 0) return [{ printer, slip, parts: null }];
      const parts = order.parts.filter((part) => isCookedHere(part, printer.categories, findCategory));
      return parts.length === 0 ? [] : [{ printer, slip, parts: parts.map(({ id }) => id) }];
    }),
  );

/** A combo goes whole to every station of its dishes. A dish that the menu has lost goes to all stations, so that none is forgotten. */
const isCookedHere = ({ dishIds }: PartToPrint, categories: readonly string[], findCategory: FindCategory): boolean =>
  dishIds.some((dishId) => {
    const category = findCategory(dishId);
    return category === undefined || categories.includes(category);
  });
