import type { Cents } from '@tischlein/domain';
import { OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import { SelectField } from '../ui/select-field.tsx';
import { OptionalAmount } from './optional-amount.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';
import { SwitchRow } from './switch-row.tsx';

export const LowestPriceOption = ({ options, change }: OptionProps) => (
  <SwitchRow
    option="lowestPriceForDishes"
    isOn={options.lowestPriceForDishes ?? true}
    onChange={(lowestPriceForDishes) => change({ lowestPriceForDishes })}
  />
);

export const DepositOption = ({ options, change }: OptionProps) => (
  <SwitchRow
    option="useDishDeposit"
    isOn={options.useDishDeposit}
    onChange={(useDishDeposit) => change({ useDishDeposit })}
  />
);

interface DepositsOptionProps extends OptionProps {
  readonly sizes: readonly { readonly id: string; readonly name: string }[];
}

const ANY_DRINK = '*';

/** Deposits by size; '*' is every drink. A size that the menu does not have any more can only be emptied. */
export function DepositsOption({ options: { dishDeposits }, change, sizes }: DepositsOptionProps) {
  const set = (id: string, amount: Cents | undefined): void => {
    const { [id]: _, ...others } = dishDeposits;
    change({ dishDeposits: amount === undefined ? others : { ...others, [id]: amount } });
  };
  const gone = Object.keys(dishDeposits).filter((id) => id !== ANY_DRINK && !sizes.some((size) => size.id === id));
  const rows = [
    { id: ANY_DRINK, label: SAY.anyDrink },
    ...sizes.map(({ id, name }) => ({ id, label: SAY.size(name) })),
    ...gone.map((id) => ({ id, label: SAY.goneSize(id) })),
  ];
  return (
    <OptionRow option="dishDeposits" isWide>
      <div className="option-words">
        <strong>{OPTION_WORDS.dishDeposits.name}</strong>
        <small>{OPTION_WORDS.dishDeposits.help}</small>
      </div>
      <div className="columns">
        {rows.map(({ id, label }) => (
          <OptionalAmount key={id} label={label} amount={dishDeposits[id]} onChange={(amount) => set(id, amount)} />
        ))}
      </div>
    </OptionRow>
  );
}

const VAT_RULES = ['standAlonePrices', 'thirtyPercentDrinks'] as const;

export const VatOption = ({ options, change }: OptionProps) => (
  <OptionRow option="comboVatRule">
    <SelectField
      label={OPTION_WORDS.comboVatRule.name}
      help={OPTION_WORDS.comboVatRule.help}
      value={options.comboVatRule}
      options={VAT_RULES.map((value) => ({ value, label: SAY.vatRules[value] }))}
      onChange={(comboVatRule) => change({ comboVatRule })}
    />
  </OptionRow>
);
