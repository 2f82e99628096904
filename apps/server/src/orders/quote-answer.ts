import type { Quote } from '@tischlein/contract/shop';
import { NO_CENTS, type SlotId } from '@tischlein/domain';
import type { CartProblem } from '@tischlein/domain/cart';
import type { LeftOut } from '@tischlein/domain/group-order';
import type { Menu } from '@tischlein/domain/menu';
import type { Hints, PricedLine, PriceSteps } from '@tischlein/domain/pricing';
import { type DishChoice, leftOutNames } from '@tischlein/domain/selection';
import {
  cartProblem,
  COUPON_INVALID,
  couponHint,
  freeDeliveryHint,
  nameLeftOut,
  leftOutText,
  timeOfDay,
  weekday,
} from '@tischlein/wording';
import { mayBeWithdrawn } from '@tischlein/domain/orders';
import type { WallTime } from '../clock.ts';
import type { PricedRequest } from './price-request.ts';

type QuotedLine = Quote['lines'][number];
type QuotedDish = NonNullable<QuotedLine['dish']>;
type QuotedProblem = Quote['problems'][number];

/** Converts a calculation to the form that is sent and stored (POST …/quote). */
export function toQuote(menu: Menu, request: PricedRequest): Quote {
  const { deliveryType } = request;
  const { lines, freeItems, adjustments, steps, vat, hints } = request.priced;
  return {
    lines: lines.map((line) => ({
      ...toQuotedLine(menu, line),
      ...(mayBeWithdrawn(line.line, deliveryType) && { withdrawalAllowed: true }),
    })),
    freeItems: freeItems.map(({ offerId, dishId, sizeId, name, listPrice, deposit, depositKinds }) => ({
      offerId,
      dishId,
      sizeId,
      name,
      listPrice,
      deposit,
      depositKinds: [...depositKinds],
    })),
    adjustments: adjustments.map(({ source, offerId, label, amount, lineId }) => ({
      source,
      offerId,
      label,
      amount,
      lineId,
    })),
    steps: toLetteredSteps(steps),
    vat: vat.map(({ rate, gross, vat: amount }) => ({ rate, gross, vat: amount })),
    hints: toQuotedHints(hints, request),
    problems: [
      ...request.leftOut.map((leftOut) => toQuotedLeftOut(leftOut, request.now)),
      ...request.problems.map((problem) => toQuotedProblem(problem, request.now)),
    ],
    ...(request.packaging && { packaging: request.packaging }),
    ...(request.group && { group: request.group }),
  };
}

function toQuotedLine(menu: Menu, priced: PricedLine): QuotedLine {
  const { line, unitListPrice, listPrice, discountedPrice, price, deposit, discountLabel, freeUnits } = priced;
  const depositKinds = [...priced.depositKinds];
  const vat = priced.rates.map(({ rate, gross }) => ({ rate, gross }));
  const { id: lineId, memberName, note, amount } = line;
  const quoted = { lineId, memberName, ...(note !== '' && { note }), amount };
  const money = {
    unitListPrice,
    listPrice,
    discountedPrice,
    price,
    deposit,
    depositKinds,
    discountLabel,
    freeUnits,
    vat,
  };
  if (line.kind === 'dish') {
    const dish = toQuotedDish(menu, line.choice, toQuotedExtras(priced, null));
    return { ...quoted, name: line.choice.dish.name, dish, menu: null, ...money };
  }
  const slots = line.slots.map(({ slot, choice }) => ({
    slotId: slot.id,
    slotName: slot.name,
    dish: toQuotedDish(menu, choice, toQuotedExtras(priced, slot.id)),
  }));
  return { ...quoted, name: line.combo.name, dish: null, menu: { menuId: line.combo.id, slots }, ...money };
}

const toQuotedExtras = ({ extras }: PricedLine, slot: SlotId | null): QuotedDish['extras'] =>
  extras
    .filter(({ slotId }) => slotId === slot)
    .map(({ groupId, itemId, itemName, type, amount, price, freeAmount }) => ({
      groupId,
      itemId,
      itemName,
      type,
      amount,
      price,
      freeAmount,
    }));

function toQuotedDish(menu: Menu, choice: DishChoice, extras: QuotedDish['extras']): QuotedDish {
  const { dish, size, without } = choice;
  const names = leftOutNames(menu, choice);
  return {
    dishId: dish.id,
    name: dish.name,
    sizeId: size?.id ?? null,
    sizeName: size?.name ?? null,
    without: without.map((id, index) => ({ id, name: names[index] ?? id })),
    extras,
  };
}

const toLetteredSteps = (steps: PriceSteps): Quote['steps'] => ({
  G: steps.listTotal,
  S0: steps.discountedTotal,
  T: steps.twoForOneSaving,
  S1: steps.subtotal,
  C: steps.cartDiscount,
  S2: steps.afterCartDiscount,
  K: steps.couponValue,
  D: steps.deposits,
  L: steps.deliveryFee,
  TOTAL: steps.total,
});

function toQuotedHints(hints: Hints, { couponCode, coupon }: PricedRequest): Quote['hints'] {
  const { minimumOrder, freeDelivery, freeItems, twoForOne, suggestGroupOrder } = hints;
  const isInvalid = couponCode !== null && coupon === null;
  return {
    minimumOrder,
    freeDelivery: freeDelivery && { ...freeDelivery, text: freeDeliveryHint(freeDelivery) },
    freeItems: freeItems.map((item) => ({ ...item, choices: [...item.choices] })),
    twoForOne: [...twoForOne],
    coupon: isInvalid ? createInvalidCoupon(couponCode) : toQuotedCoupon(hints.coupon),
    suggestGroupOrder,
  };
}

const createInvalidCoupon = (code: string): NonNullable<Quote['hints']['coupon']> => ({
  code,
  status: 'invalid',
  missing: NO_CENTS,
  message: COUPON_INVALID,
});

const toQuotedCoupon = (hint: Hints['coupon']): Quote['hints']['coupon'] =>
  hint && { code: hint.coupon.code, status: hint.status, missing: hint.missing, message: couponHint(hint) };

/** Says whose item it is (S3 G19). */
export function toQuotedLeftOut({ id, memberId, ...problem }: LeftOut, now: WallTime): QuotedProblem {
  const { memberName } = problem.of;
  const message = nameLeftOut(memberName, leftOutText(problem, now.day));
  return { ...toQuotedProblem(problem, now), id, memberId, memberName, message };
}

export function toQuotedProblem({ availableAt, of: _, ...problem }: CartProblem, { day }: WallTime): QuotedProblem {
  const sentence = cartProblem({ ...problem, ...(availableAt && { availableAt }) }, day);
  if (!availableAt) return { ...problem, message: sentence };
  const time = timeOfDay(availableAt.minute);
  const label = availableAt.day === day ? time : `${weekday(availableAt.day)} ${time}`;
  return { ...problem, availableAt: label, message: sentence };
}
