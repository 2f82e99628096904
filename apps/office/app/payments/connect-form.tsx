import type { PaymentProviderName } from '@tischlein/contract/office';
import { Field, TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import type { FormState } from '@tischlein/ui/form-state';
import { useForm } from '@tischlein/ui/use-form';
import { ACCOUNT_FIELDS, HEIDELPAY_VARIANTS, PAYMENTS } from '@tischlein/wording/office';
import { RadioList } from '../ui/radio-list.tsx';
import { Tick } from '../ui/tick.tsx';
import { KEY_FIELDS, type KeyField } from './account-fields.ts';
import { type AccountForm, findKeyProblems } from './read-account.ts';

interface ConnectFormProps {
  readonly provider: PaymentProviderName;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly onBack: () => void;
  readonly onSave: (form: AccountForm) => Promise<void>;
}

const { accounts: SAY } = PAYMENTS;
const MODES = ['live', 'test'] as const;
const NEW: Omit<AccountForm, 'provider'> = {
  mode: 'live',
  keys: {},
  heidelpayVariant: 'paypal',
  cookWhenPromised: true,
};
const VARIANTS = ['paypal', 'bank'] as const;

/** Form for a provider's keys; saving replaces all earlier keys. */
export function ConnectForm({ provider, problem, onBack, onSave }: ConnectFormProps) {
  const form = useForm({ first: { ...NEW, provider }, check: findKeyProblems, take: onSave });
  const { keys } = form.values;
  return (
    <Form
      form={form}
      className="stack pay-form"
      label={SAY.connect(provider)}
      isFocused
      noValidate
      submit={SAY.save}
      cancel={{ label: SAY.back, onCancel: onBack }}
    >
      <RadioList
        legend={SAY.mode}
        isLegendHidden
        isRow
        values={MODES}
        names={SAY.modeChoices}
        {...form.field('mode')}
      />
      {KEY_FIELDS[provider].map((field) => (
        <KeyInput
          key={field.name}
          field={field}
          value={keys[field.name] ?? ''}
          problem={form.errors[field.name]}
          onChange={(value) => form.set({ keys: { ...keys, [field.name]: value } })}
        />
      ))}
      {provider === 'unzer' && <UnzerChoices form={form} />}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}

interface KeyInputProps {
  readonly field: KeyField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function KeyInput({ field, value, problem, onChange }: KeyInputProps) {
  const label = ACCOUNT_FIELDS[field.name];
  const isFile = field.prefixes?.live.some((beginning) => beginning.startsWith('-----')) ?? false;
  if (isFile)
    return (
      <Field label={label} error={problem}>
        {(control) => (
          <textarea
            className="input"
            rows={4}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...control}
          />
        )}
      </Field>
    );
  return (
    <TextField
      label={label}
      error={problem}
      type={field.isSecret ? 'password' : 'text'}
      // Otherwise browsers would save the key as the password of this site.
      autoComplete={field.isSecret ? 'one-time-code' : 'off'}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function UnzerChoices({ form }: { readonly form: FormState<AccountForm> }) {
  return (
    <>
      <RadioList
        legend={ACCOUNT_FIELDS.heidelpayVariant}
        isRow
        values={VARIANTS}
        names={HEIDELPAY_VARIANTS}
        {...form.field('heidelpayVariant')}
      />
      <Tick
        label={ACCOUNT_FIELDS.cookWhenPromised}
        isOn={form.values.cookWhenPromised}
        onChange={(cookWhenPromised) => form.set({ cookWhenPromised })}
      />
    </>
  );
}
