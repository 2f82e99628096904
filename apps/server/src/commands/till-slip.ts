import type { Quote } from '@tischlein/contract/shop';
import type { Cents } from '@tischlein/domain';
import { euro, percent } from '@tischlein/wording';
import { PRICE_STEP_NAMES, TILL_SLIP } from '@tischlein/wording/commands';

type Line = Quote['lines'][number];
type PricedDish = NonNullable<Line['dish']>;

const WIDTH = 56;
const STEPS = ['G', 'S0', 'T', 'S1', 'C', 'S2', 'K', 'D', 'L', 'TOTAL'] as const;

/** Formats a quote as a till slip: lines, discounts with their sources, price steps, VAT, hints and problems. */
export function tillSlip(quote: Quote): string {
  return [
    ...quote.lines.flatMap(slipLine),
    ...quote.freeItems.map(({ name }) => row(`1 x ${name}`, TILL_SLIP.freeItem)),
    ...section(TILL_SLIP.adjustments, quote.adjustments.map(adjustmentRow)),
    ...section(
      TILL_SLIP.steps,
      STEPS.map((step) => amountRow(`${step.padEnd(6)}${PRICE_STEP_NAMES[step]}`, quote.steps[step])),
    ),
    ...section(
      TILL_SLIP.vat,
      quote.vat.map(({ rate, gross, vat }) => amountRow(`${percent(rate)} / ${euro(gross)}`, vat)),
    ),
    ...section(TILL_SLIP.hints, hints(quote)),
    ...section(
      TILL_SLIP.problems,
      quote.problems.map(({ message }) => `  ${message}`),
    ),
  ].join('\n');
}

function slipLine({ amount, name, dish, menu, listPrice, deposit }: Line): string[] {
  const slots = (menu?.slots ?? []).flatMap((slot) => [
    `    ${slot.slotName}: ${slot.dish.name}`,
    ...details(slot.dish),
  ]);
  const size = dish?.sizeName ? `, ${dish.sizeName}` : '';
  return [
    amountRow(`${amount} x ${name}${size}`, listPrice),
    ...(dish ? details(dish) : slots),
    ...(deposit === 0 ? [] : [amountRow(`    ${TILL_SLIP.deposit}`, deposit)]),
  ];
}

const details = ({ without, extras }: PricedDish): string[] => [
  ...without.map(({ name }) => `    ${TILL_SLIP.without} ${name}`),
  ...extras.map(({ itemName, amount, price }) => `    + ${amount} x ${itemName} (${euro(price)})`),
];

const adjustmentRow = ({ source, label, amount }: Quote['adjustments'][number]): string =>
  amountRow(`  ${label} [${source}]`, amount);

function hints({ hints: { minimumOrder, freeDelivery, coupon } }: Quote): string[] {
  return [
    ...(minimumOrder.missing > 0 ? [amountRow(`  ${TILL_SLIP.minimumMissing}`, minimumOrder.missing)] : []),
    ...(freeDelivery ? [`  ${freeDelivery.text}`] : []),
    ...(coupon ? [`  ${coupon.code}: ${coupon.message}`] : []),
  ];
}

const section = (title: string, rows: readonly string[]): string[] => (rows.length === 0 ? [] : ['', title, ...rows]);
const amountRow = (text: string, amount: Cents): string => row(text, euro(amount));
const row = (text: string, value: string): string => `${text.padEnd(WIDTH - value.length)} ${value}`;
