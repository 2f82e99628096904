import type { MaskedAccounts } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { DEFAULT_REFUND_LIMIT, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';
import { isPaidInPerson } from '@tischlein/wording';
import { officeMethodName, PAYMENTS } from '@tischlein/wording/office';
import { NumberField } from '../ui/number-field.tsx';
import { isSwitchedOn, type MethodConfig, methodsToShow, switchMethod, typesToSwitch } from './methods.ts';

interface MethodsFormProps {
  readonly shop: ShopConfig;
  readonly methods: MethodConfig;
  readonly accounts: MaskedAccounts;
  readonly onChange: (methods: MethodConfig) => void;
}

const { methods: SAY } = PAYMENTS;

/** Payment methods for delivery and pickup, with the provider of each. */
export function MethodsForm({ shop, methods, accounts, onChange }: MethodsFormProps) {
  const types = typesToSwitch(shop);
  const isTableToo = shop.supportDineIn && !types.includes('dineIn');
  return (
    <>
      <p className="soft">{SAY.help}</p>
      {isTableToo && <p className="soft">{SAY.dineIn}</p>}
      {methods.paymentMethods.length === 0 && (
        <p className="notice" data-kind="bad" role="alert">
          {SAY.none}
        </p>
      )}
      <ul className="pay-methods">
        {methodsToShow(methods).map((method) => {
          const route = describeRoute(method, accounts);
          const isOffered = methods.paymentMethods.includes(method);
          return (
            <li key={method} className="pay-method">
              <div className="pay-method-words">
                <strong>{officeMethodName(method)}</strong>
                <small data-state={route.isOpen || !isOffered ? undefined : 'missing'}>
                  {isOffered ? route.whenOn : route.whenOff}
                </small>
              </div>
              {types.map((type) => (
                <label key={type} className="tick">
                  <input
                    type="checkbox"
                    aria-label={SAY.of(method, SAY.types[type])}
                    checked={isSwitchedOn(methods, method, type)}
                    disabled={!route.isOpen && !isOffered}
                    onChange={({ target }) =>
                      onChange(switchMethod(methods, { method, type, isOn: target.checked }, types))
                    }
                  />
                  <span aria-hidden="true">{SAY.types[type]}</span>
                </label>
              ))}
            </li>
          );
        })}
      </ul>
      <NumberField
        label={SAY.refundLimit}
        help={SAY.refundLimitHelp}
        value={(methods.branchManagerRefundLimit ?? DEFAULT_REFUND_LIMIT) / 100}
        bounds={{ min: 0, max: 1000 }}
        onChange={(euros) => {
          const cents = Math.round(euros * 100);
          if (Number.isSafeInteger(cents)) onChange({ ...methods, branchManagerRefundLimit: toCents(cents) });
        }}
      />
    </>
  );
}

/** How a method is paid, in words for when it is on and when it is off. */
function describeRoute(
  method: PaymentMethod,
  { accounts, routes }: MaskedAccounts,
): { readonly isOpen: boolean; readonly whenOn: string; readonly whenOff: string } {
  if (isPaidInPerson(method)) return { isOpen: true, whenOn: SAY.inPerson, whenOff: SAY.inPerson };
  const { provider = null, possible = [] } = routes.find((route) => route.method === method) ?? {};
  if (provider === null) return { isOpen: false, whenOn: SAY.hidden(possible), whenOff: SAY.missing(possible) };
  const account = accounts.find((each) => each.provider === provider);
  const words = SAY.over(provider, account !== undefined && account.mode !== 'live');
  return { isOpen: true, whenOn: words, whenOff: words };
}
