import type { PaymentProviderName } from '@tischlein/contract/office';
import { Field, TextField } from '@tischlein/ui/field';
import { ACCOUNT_FIELDS, HEIDELPAY_VARIANTS, PAYMENTS } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Tick } from '../ui/tick.tsx';
import { KEY_FIELDS, type KeyField } from './account-fields.ts';
import { type AccountForm, findKeyProblems, type KeyProblems } from './read-account.ts';

interface ConnectFormProps {
  readonly provider: PaymentProviderName;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly onBack: () => void;
  readonly onSave: (form: AccountForm) => Promise<void>;
}

const { accounts: SAY } = PAYMENTS;
const MODES = ['live', 'test'] as const;
const VARIANTS = ['paypal', 'bank'] as const;

/** Form for a provider's keys; saving replaces all earlier keys. */
export function ConnectForm({ provider, problem, onBack, onSave }: ConnectFormProps) {
  const [form, setForm] = useState<AccountForm>({
    provider,
    mode: 'live',
    keys: {},
    heidelpayVariant: 'paypal',
    cookWhenPromised: true,
  });
  const [problems, setProblems] = useState<KeyProblems>({});
  const change = (part: Partial<AccountForm>): void => setForm({ ...form, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const keyErrors = findKeyProblems(form);
    setProblems(keyErrors);
    if (Object.keys(keyErrors).length === 0) void onSave(form);
  };
  return (
    <form
      ref={focusOnMount}
      className="pay-form"
      aria-label={SAY.connect(provider)}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
    >
      <fieldset className="pause-scope">
        <legend className="visually-hidden">{SAY.mode}</legend>
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name={`mode-${provider}`}
              checked={form.mode === mode}
              onChange={() => change({ mode })}
            />
            {SAY.modeChoices[mode]}
          </label>
        ))}
      </fieldset>
      {KEY_FIELDS[provider].map((field) => (
        <KeyInput
          key={field.name}
          field={field}
          value={form.keys[field.name] ?? ''}
          problem={problems[field.name]}
          onChange={(value) => change({ keys: { ...form.keys, [field.name]: value } })}
        />
      ))}
      {provider === 'unzer' && <UnzerChoices form={form} onChange={change} />}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="pay-buttons">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {SAY.back}
        </button>
        <button type="submit" className="button button-main">
          {SAY.save}
        </button>
      </div>
    </form>
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

interface UnzerChoicesProps {
  readonly form: AccountForm;
  readonly onChange: (part: Partial<AccountForm>) => void;
}

function UnzerChoices({ form, onChange }: UnzerChoicesProps) {
  return (
    <>
      <fieldset className="pause-scope">
        <legend>{ACCOUNT_FIELDS.heidelpayVariant}</legend>
        {VARIANTS.map((heidelpayVariant) => (
          <label key={heidelpayVariant}>
            <input
              type="radio"
              name="variant"
              checked={form.heidelpayVariant === heidelpayVariant}
              onChange={() => onChange({ heidelpayVariant })}
            />
            {HEIDELPAY_VARIANTS[heidelpayVariant]}
          </label>
        ))}
      </fieldset>
      <Tick
        label={ACCOUNT_FIELDS.cookWhenPromised}
        isOn={form.cookWhenPromised}
        onChange={(isOn) => onChange({ cookWhenPromised: isOn })}
      />
    </>
  );
}
