import { type BillLineId, billLineId } from '../ids.ts';
import { type Cents, NO_CENTS, subtract, sum, toCents } from '../money.ts';
import type { WhatToPay } from './change-bill.ts';

/** A line of the bill as guests see it. */
export interface OpenLine {
  readonly id: BillLineId;
  readonly openUnits: number;
  /** The price of the next n open units is at index n - 1. */
  readonly unitPrices: readonly Cents[];
}

/** The bill as guests see it. */
export interface OpenBill {
  readonly lines: readonly OpenLine[];
  /** Neither paid nor reserved. */
  readonly due: Cents;
  /** The division into equal parts that a guest has begun; null: none. */
  readonly division: { readonly into: number; readonly taken: number; readonly nextPart: Cents } | null;
}

/** Which part of the bill a guest wants to pay; all are kept, so that changing one's mind loses nothing. */
export interface BillChoice {
  readonly kind: WhatToPay['kind'];
  /** By line: which of its open units, counted from 0. */
  readonly units: Readonly<Record<BillLineId, readonly number[]>>;
  readonly into: number;
  /** Of their own; 0: none is named yet. */
  readonly amount: Cents;
}

export const FEWEST_PARTS = 2;
export const MOST_PARTS = 50;

export const NO_BILL_CHOICE: BillChoice = { kind: 'units', units: {}, into: FEWEST_PARTS, amount: NO_CENTS };

/** Chooses a unit, or takes it out again. */
export function toggleUnit(choice: BillChoice, line: BillLineId, unit: number): BillChoice {
  const chosen = choice.units[line] ?? [];
  const next = chosen.includes(unit) ? chosen.filter((each) => each !== unit) : [...chosen, unit];
  return { ...choice, units: { ...choice.units, [line]: next } };
}

/** Chooses every open unit of these lines, and nothing else. */
export function chooseLines(choice: BillChoice, lines: readonly OpenLine[]): BillChoice {
  const units = lines.map(({ id, openUnits }) => [id, Array.from({ length: openUnits }, (_, unit) => unit)] as const);
  return { ...choice, kind: 'units', units: Object.fromEntries(units) };
}

/** Drops units that are no longer open from the choice. Returns the same object if it loses nothing. */
export function keepOpen(choice: BillChoice, { lines, division }: OpenBill): BillChoice {
  const units = Object.fromEntries(
    lines.map(({ id, openUnits }) => [id, (choice.units[id] ?? []).filter((unit) => unit < openUnits)] as const),
  );
  const next = { ...choice, units, into: division?.into ?? choice.into };
  const isSame = countUnits(next) === countUnits(choice) && next.into === choice.into;
  return isSame ? choice : next;
}

const countUnits = ({ units }: BillChoice): number => Object.values(units).flat().length;

/** The price of one of the open units of a line; odd cents come first (S3 C38). */
export function priceOfUnit({ unitPrices }: OpenLine, unit: number): Cents {
  return subtract(unitPrices[unit] ?? NO_CENTS, unitPrices[unit - 1] ?? NO_CENTS);
}

/** What the guest pays, without the tip. */
export function chosenAmount(choice: BillChoice, bill: OpenBill): Cents {
  switch (choice.kind) {
    case 'everything':
      return bill.due;
    case 'equalPart':
      return listEqualParts(bill, choice.into)[0] ?? NO_CENTS;
    case 'amount':
      // More than is open buys nothing: the guest corrects it, and pays what they have read.
      return choice.amount <= bill.due ? choice.amount : NO_CENTS;
    case 'units':
      return sum(bill.lines.map(({ id, unitPrices }) => unitPrices[(choice.units[id] ?? []).length - 1] ?? NO_CENTS));
  }
}

/** The choice as the call expects it; null: nothing is chosen. */
export function toWhatToPay({ kind, units, into, amount }: BillChoice, { division, due }: OpenBill): WhatToPay | null {
  if (kind === 'everything') return { kind };
  if (kind === 'equalPart') return { kind, into: division?.into ?? into };
  if (kind === 'amount') return amount > 0 && amount <= due ? { kind, amount } : null;
  const wanted = Object.entries(units).flatMap(([line, chosen]) =>
    chosen.length > 0 ? [{ line: billLineId(line), units: chosen.length }] : [],
  );
  return wanted.length > 0 ? { kind, units: wanted } : null;
}

/**
 * The remaining equal parts, the next one first, each rounded up (S3 C38). 65.90
 * EUR by three are 21.97, 21.97 and 21.96 EUR.
 */
export function listEqualParts({ due, division }: OpenBill, into: number): readonly Cents[] {
  const unpaid = division ? Math.max(1, division.into - division.taken) : into;
  const parts: Cents[] = [];
  let left = due;
  for (let count = unpaid; count > 0; count -= 1) {
    const part = toCents(Math.ceil(left / count));
    parts.push(part);
    left = subtract(left, part);
  }
  return parts;
}

/**
 * Reads what an address preselects: '231-0.2,231-3.1' (line, '.', units) or '3' parts. null: no line of the
 * bill.
 */
export function readBillChoice(
  { units, parts }: { readonly units: string | null; readonly parts: string | null },
  { lines, division }: OpenBill,
): BillChoice | null {
  const into = Number(parts);
  if (parts !== null && Number.isInteger(into) && into >= FEWEST_PARTS && into <= MOST_PARTS)
    return { ...NO_BILL_CHOICE, kind: 'equalPart', into: division?.into ?? into };
  const wanted = (units ?? '').split(',').flatMap((word) => {
    const dot = word.lastIndexOf('.');
    const line = lines.find(({ id }) => id === word.slice(0, dot));
    const count = Math.min(Number(word.slice(dot + 1)) || 0, line?.openUnits ?? 0);
    return line && count > 0 ? [[line.id, Array.from({ length: count }, (_, unit) => unit)] as const] : [];
  });
  return wanted.length > 0 ? { ...NO_BILL_CHOICE, units: Object.fromEntries(wanted) } : null;
}
