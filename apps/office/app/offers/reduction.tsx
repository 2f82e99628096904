import { type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import type { Discount } from '@tischlein/domain/offers';
import { Switch } from '@tischlein/ui/switch';
import { OFFER_FORM } from '@tischlein/wording/office';
import { ValueField } from '../ui/value-field.tsx';
import { formatAmount, readAmount } from '../values/amounts.ts';
import { formatPercent, readPercent } from '../values/numbers.ts';

export type DiscountType = 'percent' | 'euro' | 'fixed';

interface ReductionProps {
  readonly types: readonly DiscountType[];
  readonly type: DiscountType;
  readonly value: number;
  /** A special price of 0,00 € is meant. */
  readonly isFree?: true | undefined;
  readonly onChange: (type: DiscountType, value: number, isFree?: true) => void;
}

const toDiscount = (type: DiscountType, value: number): Discount =>
  type === 'percent'
    ? { discountType: type, value: toBasisPoints(value) }
    : { discountType: type, value: toCents(value) };

/** A discount or a special price; `isFree`: it is meant to be 0,00 €. */
export const toReduction = (
  type: DiscountType,
  value: number,
  isFree?: true,
): Discount & { readonly isFree?: true } => ({
  ...toDiscount(type, value),
  ...(isFree && { isFree }),
});

/** A percentage, an amount or a price; choosing another kind resets the value. An empty field is no 0 (S3 C50). */
export function Reduction({ types, type, value, isFree, onChange }: ReductionProps) {
  const isMissing = value === 0 && !isFree;
  return (
    <>
      <Switch
        legend={OFFER_FORM.kind}
        value={type}
        options={types.map((each) => ({ value: each, label: OFFER_FORM.kinds[each], unavailable: null }))}
        onChange={(next) => onChange(next, next === 'percent' ? 1000 : 0)}
      />
      {type === 'percent' ? (
        <ValueField
          label={OFFER_FORM.percent}
          text={isMissing ? '' : formatPercent(toBasisPoints(value))}
          read={(text) => readValue(text, readPercent)}
          invalid={OFFER_FORM.percentRange}
          error={isMissing ? OFFER_FORM.valueNeeded : null}
          onChange={(next) => onChange(type, next === MISSING ? 0 : next)}
        />
      ) : (
        <ValueField
          label={type === 'euro' ? OFFER_FORM.euro : OFFER_FORM.price}
          text={isMissing ? '' : formatAmount(toCents(value))}
          read={(text) => readValue(text, readAmount, type === 'fixed')}
          invalid={OFFER_FORM.required}
          error={isMissing ? (type === 'euro' ? OFFER_FORM.valueNeeded : OFFER_FORM.priceNeeded) : null}
          onChange={(next) =>
            next === MISSING
              ? onChange(type, 0)
              : onChange(type, next, type === 'fixed' && next === 0 ? true : undefined)
          }
        />
      )}
    </>
  );
}

const MISSING = 'missing';

/** Nothing, and nothing off, are missing; a special price may be 0,00 €. */
function readValue<Value extends number>(text: string, read: (text: string) => Value | null, isPrice = false) {
  const value = text.trim() === '' ? MISSING : read(text);
  return value === 0 && !isPrice ? MISSING : value;
}

/** The least order value. */
export const Minimum = ({ value, onChange }: { readonly value: Cents; readonly onChange: (value: Cents) => void }) => (
  <ValueField
    label={OFFER_FORM.minimum}
    text={formatAmount(value)}
    read={readAmount}
    invalid={OFFER_FORM.required}
    onChange={onChange}
  />
);
