import { type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import type { Discount } from '@tischlein/domain/offers';
import { Switch } from '@tischlein/ui/switch';
import { OFFER_FORM } from '@tischlein/wording/office';
import { TypedField } from '../ui/typed-field.tsx';
import { formatAmount, readAmount } from '../values/amounts.ts';
import { formatPercent, readPercent } from '../values/numbers.ts';

export type DiscountType = 'percent' | 'euro' | 'fixed';

interface ReductionProps {
  readonly types: readonly DiscountType[];
  readonly type: DiscountType;
  readonly value: number;
  readonly onChange: (type: DiscountType, value: number) => void;
}

export const toDiscount = (type: DiscountType, value: number): Discount =>
  type === 'percent'
    ? { discountType: type, value: toBasisPoints(value) }
    : { discountType: type, value: toCents(value) };

/** A percentage, an amount or a price; choosing another kind resets the value. */
export function Reduction({ types, type, value, onChange }: ReductionProps) {
  return (
    <>
      <Switch
        legend={OFFER_FORM.kind}
        value={type}
        options={types.map((each) => ({ value: each, label: OFFER_FORM.kinds[each], unavailable: null }))}
        onChange={(next) => onChange(next, next === 'percent' ? 1000 : 0)}
      />
      {type === 'percent' ? (
        <TypedField
          label={OFFER_FORM.percent}
          value={toBasisPoints(value)}
          format={formatPercent}
          read={readPercent}
          invalid={OFFER_FORM.percentRange}
          onChange={(next) => onChange(type, next)}
        />
      ) : (
        <Amount
          label={type === 'euro' ? OFFER_FORM.euro : OFFER_FORM.price}
          value={toCents(value)}
          onChange={(next) => onChange(type, next)}
        />
      )}
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: Cents;
  readonly onChange: (value: Cents) => void;
}

const Amount = ({ label, value, onChange }: AmountProps) => (
  <TypedField
    label={label}
    value={value}
    format={formatAmount}
    read={readAmount}
    invalid={OFFER_FORM.required}
    onChange={onChange}
  />
);

/** The least order value. */
export const Minimum = (props: Omit<AmountProps, 'label'>) => <Amount label={OFFER_FORM.minimum} {...props} />;
