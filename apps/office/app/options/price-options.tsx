import type { Cents } from '@tischlein/domain';
import { Field } from '@tischlein/ui/field';
import { OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import { SelectField } from '../ui/select-field.tsx';
import { OptionalAmount } from './optional-amount.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';
import { SwitchRow } from './switch-row.tsx';

const SUGGESTIONS = [SAY.reusable.ownBowls, SAY.reusable.system, SAY.reusable.ownContainer];

interface ReusableOptionProps extends OptionProps {
  /** The shop delivers or hands over food. */
  readonly isDue: boolean;
}

/** The notice about reusable packaging, with sentences to begin from. */
export function ReusableOption({ options: { reusableNotice = '' }, change, isDue }: ReusableOptionProps) {
  return (
    <OptionRow option="reusableNotice" isWide>
      <div className="option-words">
        <strong>{OPTION_WORDS.reusableNotice.name}</strong>
        <small>{OPTION_WORDS.reusableNotice.help}</small>
      </div>
      {isDue && reusableNotice === '' && (
        <p className="notice" data-kind="warn">
          {SAY.reusable.missing}
        </p>
      )}
      <div className="row" role="group" aria-label={SAY.reusable.suggestions}>
        {SUGGESTIONS.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className="button button-line"
            onClick={() => change({ reusableNotice: text })}
          >
            {name}
          </button>
        ))}
      </div>
      <Field label={SAY.reusable.label} help={SAY.reusable.help}>
        {(control) => (
          <textarea
            className="input"
            rows={3}
            maxLength={500}
            value={reusableNotice}
            onChange={({ target }) => change({ reusableNotice: target.value })}
            {...control}
          />
        )}
      </Field>
    </OptionRow>
  );
}

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
