import type { Cents } from '@tischlein/domain';
import { OPTIONS as SAY } from '@tischlein/wording/office';
import { ValueField } from '../ui/value-field.tsx';
import { formatAmount, readAmount } from '../values/amounts.ts';

interface OptionalAmountProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly amount: Cents | undefined;
  /** undefined: the field is empty. */
  readonly onChange: (amount: Cents | undefined) => void;
}

/** An amount in euros that may be left out. */
export const OptionalAmount = ({ label, help, amount, onChange }: OptionalAmountProps) => (
  <ValueField
    label={label}
    help={help}
    unit="€"
    maxLength={9}
    text={amount === undefined ? '' : formatAmount(amount)}
    read={readOptional}
    invalid={SAY.amount}
    onChange={({ cents }) => onChange(cents)}
  />
);

const readOptional = (text: string): { readonly cents: Cents | undefined } | null => {
  if (text.trim() === '') return { cents: undefined };
  const cents = readAmount(text);
  return cents === null ? null : { cents };
};
