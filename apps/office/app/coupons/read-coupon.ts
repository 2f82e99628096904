import type { OfficeCoupon } from '@tischlein/contract/office';
import { addDays, NO_CENTS, parseShopDay, toBasisPoints, toCents, toUnambiguousCode } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import { dayInShop, midnightInShop } from '@tischlein/shop-time';
import { formatAmount, readAmount } from '../values/amounts.ts';
import { formatPercent, readCount, readPercent } from '../values/numbers.ts';
import { toLastDay } from './describe-coupon.ts';

/** A coupon as it is typed. */
export interface CouponText {
  readonly code: string;
  readonly type: OfficeCoupon['type'];
  readonly value: string;
  readonly minimum: string;
  readonly from: string;
  readonly until: string;
  readonly most: string;
  readonly mostEach: string;
  readonly exclusive: boolean;
  readonly active: boolean;
}

type CouponProblems = Readonly<Partial<Record<keyof CouponText, string>>>;

const { problems: SAY } = COUPON_OFFICE.form;
const MOST_USES = 1_000_000;
const CODE_LENGTH = 8;

export function toCouponText(coupon: OfficeCoupon | null): CouponText {
  if (!coupon) return NEW;
  const { code, type, value, minimumOrderValue, validFrom, validUntil, maximumUses, maximumUsesPerCustomer } = coupon;
  return {
    code,
    type,
    value: type === 'percent' ? formatPercent(toBasisPoints(value)) : formatAmount(toCents(value)),
    minimum: minimumOrderValue === 0 ? '' : formatAmount(minimumOrderValue),
    from: validFrom === null ? '' : dayInShop(validFrom),
    until: validUntil === null ? '' : toLastDay(validUntil),
    most: maximumUses === null ? '' : String(maximumUses),
    mostEach: maximumUsesPerCustomer === null ? '' : String(maximumUsesPerCustomer),
    exclusive: coupon.exclusive,
    active: coupon.active,
  };
}

const NEW: CouponText = {
  code: '',
  type: 'percent',
  value: '10',
  minimum: '20,00',
  from: '',
  until: '',
  most: '',
  mostEach: '1',
  exclusive: false,
  active: true,
};

type Read = { readonly coupon: OfficeCoupon } | { readonly problems: CouponProblems };

/** Reads a typed coupon. Instants that were not changed stay as they are. */
export function readCoupon(
  text: CouponText,
  { taken, before }: { readonly taken: readonly string[]; readonly before: OfficeCoupon | null },
): Read {
  const code = text.code.trim();
  const terms = readTerms(text);
  const most = readLimit(text.most);
  const mostEach = readLimit(text.mostEach);
  const problems = {
    ...terms.problems,
    ...(code.length < 2 || code.length > 40 ? { code: SAY.code } : {}),
    ...(taken.includes(couponCodeKey(code)) ? { code: SAY.taken } : {}),
    ...(most === undefined ? { most: SAY.number } : {}),
    ...(mostEach === undefined ? { mostEach: SAY.number } : {}),
  };
  if (Object.keys(problems).length > 0 || most === undefined || mostEach === undefined) return { problems };
  const old = toCouponText(before);
  return {
    coupon: {
      code,
      ...terms.values,
      validFrom: before && old.from === text.from ? before.validFrom : terms.values.validFrom,
      validUntil: before && old.until === text.until ? before.validUntil : terms.values.validUntil,
      maximumUses: most,
      maximumUsesPerCustomer: mostEach,
      exclusive: text.exclusive,
      active: text.active,
    },
  };
}

/** What a coupon is worth, from which order value on and when. */
export function readTerms({
  type,
  value,
  minimum,
  from,
  until,
}: Pick<CouponText, 'type' | 'value' | 'minimum' | 'from' | 'until'>) {
  const amount = type === 'percent' ? readPercent(value) : readAmount(value);
  const minimumOrderValue = minimum.trim() === '' ? NO_CENTS : readAmount(minimum);
  const [firstDay, lastDay] = [parseShopDay(from), parseShopDay(until)];
  const problems: CouponProblems = {
    ...(amount === null ? { value: type === 'percent' ? SAY.percent : SAY.value } : {}),
    ...(amount === 0 ? { value: SAY.value } : {}),
    ...(minimumOrderValue === null ? { minimum: SAY.value } : {}),
    ...(from !== '' && until !== '' && until < from ? { until: SAY.days } : {}),
  };
  const values = {
    type,
    value: amount ?? 0,
    minimumOrderValue: minimumOrderValue ?? NO_CENTS,
    validFrom: firstDay && midnightInShop(firstDay),
    validUntil: lastDay && midnightInShop(addDays(lastDay, 1)),
  };
  return { problems, values };
}

/** null: no limit; undefined: not a limit. */
function readLimit(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readCount(text, MOST_USES) ?? undefined);
}

/** A code that cannot be guessed. */
export function drawCode(): string {
  for (;;) {
    const code = toUnambiguousCode(crypto.getRandomValues(new Uint8Array(CODE_LENGTH * 2)), CODE_LENGTH);
    if (code !== null) return code;
  }
}
