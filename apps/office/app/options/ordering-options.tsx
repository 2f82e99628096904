import type { Cents } from '@tischlein/domain';
import type { PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { officeMethodName, OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { findNearbyProblem } from './find-nearby-problem.ts';
import { OptionalAmount } from './optional-amount.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';
import { SwitchRow } from './switch-row.tsx';

export const PickupMinimumOption = ({ options, change }: OptionProps) => (
  <OptionRow option="pickupMinimumOrderValue">
    <OptionalAmount
      label={OPTION_WORDS.pickupMinimumOrderValue.name}
      help={OPTION_WORDS.pickupMinimumOrderValue.help}
      amount={options.pickupMinimumOrderValue}
      onChange={(pickupMinimumOrderValue) => change({ pickupMinimumOrderValue })}
    />
  </OptionRow>
);

interface MethodMinimumsProps extends OptionProps {
  readonly methods: readonly PaymentMethod[];
}

export function MethodMinimumsOption({ options, change, methods }: MethodMinimumsProps) {
  const minimums = options.paymentMethodsPickupMinimumOrderValue;
  const set = (method: PaymentMethod, amount: Cents | undefined): void => {
    const { [method]: _, ...others } = minimums;
    change({
      paymentMethodsPickupMinimumOrderValue: amount === undefined ? others : { ...others, [method]: amount },
    });
  };
  return (
    <OptionRow option="paymentMethodsPickupMinimumOrderValue" isWide>
      <div className="option-words">
        <strong>{OPTION_WORDS.paymentMethodsPickupMinimumOrderValue.name}</strong>
        <small>{OPTION_WORDS.paymentMethodsPickupMinimumOrderValue.help}</small>
      </div>
      {methods.length === 0 && <p className="soft">{SAY.noMethods}</p>}
      <div className="columns">
        {methods.map((method) => (
          <OptionalAmount
            key={method}
            label={officeMethodName(method)}
            amount={minimums[method]}
            onChange={(amount) => set(method, amount)}
          />
        ))}
      </div>
    </OptionRow>
  );
}

export const AccountsOption = ({ options, change }: OptionProps) => (
  <SwitchRow option="enableLogin" isOn={options.enableLogin} onChange={(enableLogin) => change({ enableLogin })} />
);

export const ConsentOption = ({ options, change }: OptionProps) => (
  <SwitchRow
    option="uncoupleAccountConsent"
    isOn={options.uncoupleAccountConsent}
    onChange={(uncoupleAccountConsent) => change({ uncoupleAccountConsent })}
  />
);

type Nearby = ShopConfig['nearbyRestaurants'][number];

const MOST_NEARBY = 50;

/** Restaurants that a closed shop suggests. */
export function NearbyOption({ options: { nearbyRestaurants: all }, change }: OptionProps) {
  const set = (nearbyRestaurants: readonly Nearby[]): void => change({ nearbyRestaurants });
  return (
    <OptionRow option="nearbyRestaurants" isWide>
      <div className="option-words">
        <strong>{OPTION_WORDS.nearbyRestaurants.name}</strong>
        <small>{OPTION_WORDS.nearbyRestaurants.help}</small>
      </div>
      {all.map((nearby, index) => (
        // Rows have no other identity while their names are typed.
        <NearbyFields
          key={index}
          nearby={nearby}
          onChange={(edits) => set(all.with(index, { ...nearby, ...edits }))}
          onRemove={() => set(all.toSpliced(index, 1))}
        />
      ))}
      {all.length < MOST_NEARBY && (
        <button type="button" className="button button-line" onClick={() => set([...all, { name: '', url: '' }])}>
          {SAY.nearby.add}
        </button>
      )}
    </OptionRow>
  );
}

interface NearbyFieldsProps {
  readonly nearby: Nearby;
  readonly onChange: (edits: Partial<Nearby>) => void;
  readonly onRemove: () => void;
}

function NearbyFields({ nearby, onChange, onRemove }: NearbyFieldsProps) {
  const { name, url } = nearby;
  const problem = findNearbyProblem(nearby);
  return (
    <div className="option-nearby">
      <TextField
        label={SAY.nearby.name}
        maxLength={120}
        autoComplete="off"
        value={name}
        error={problem === 'name' ? SAY.nearby.nameMissing : null}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={SAY.nearby.url}
        type="url"
        maxLength={300}
        autoComplete="off"
        value={url}
        error={problem === 'url' ? SAY.nearby.urlWrong : null}
        onChange={({ target }) => onChange({ url: target.value.trim() })}
      />
      <button type="button" className="icon-button" aria-label={SAY.nearby.remove(name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}
