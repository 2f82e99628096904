import { declarationText } from '@tischlein/wording';
import { WITHDRAWAL } from '@tischlein/wording/storefront';
import { Field, TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Notice } from '@tischlein/ui/notice';
import type { ReactNode } from 'react';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts';

/** Withdrawal from the contract in two steps: the declaration, then 'Widerruf bestätigen' (§ 356a BGB). */
export function WithdrawalSteps() {
  const withdrawal = useWithdrawal();
  switch (withdrawal.step) {
    case 'form':
      return <Declare withdrawal={withdrawal} />;
    case 'check':
      return <Check withdrawal={withdrawal} />;
    case 'done':
      return <Done withdrawal={withdrawal} />;
  }
}

interface StepProps {
  readonly withdrawal: Withdrawal;
}

function Declare({ withdrawal: { fields, errors, problem, change, check } }: StepProps) {
  const form = useFocusOnError(Object.keys(errors).length > 0 || problem !== '' ? errors : null);
  return (
    <form
      className="withdrawal-form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p>{WITHDRAWAL.intro}</p>
      <p>{WITHDRAWAL.excluded}</p>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={WITHDRAWAL.order}
        help={WITHDRAWAL.orderHelp}
        error={errors.order}
        name="order"
        inputMode="numeric"
        required
        maxLength={80}
        value={fields.order}
        onChange={(event) => change({ order: event.target.value })}
      />
      <TextField
        label={WITHDRAWAL.name}
        help={WITHDRAWAL.nameHelp}
        error={errors.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={fields.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={WITHDRAWAL.email}
        help={WITHDRAWAL.emailHelp}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={fields.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Field label={WITHDRAWAL.items} remark={WITHDRAWAL.optional} help={WITHDRAWAL.itemsHelp} error={errors.items}>
        {(control) => (
          <textarea
            className="input"
            name="items"
            rows={2}
            maxLength={500}
            value={fields.items}
            onChange={(event) => change({ items: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <button className="button button-main" type="submit">
        {WITHDRAWAL.next}
      </button>
    </form>
  );
}

function Check({ withdrawal: { fields, isSending, confirm, goBack } }: StepProps) {
  return (
    <Step title={WITHDRAWAL.check}>
      <blockquote className="withdrawal-words">
        {declarationText({ ...fields, number: fields.order.trim() })}
      </blockquote>
      <p className="withdrawal-ways">
        <button
          className="button button-main"
          type="button"
          aria-disabled={isSending}
          onClick={() => isSending || void confirm()}
        >
          {WITHDRAWAL.confirm}
        </button>
        <button
          className="button button-line"
          type="button"
          aria-disabled={isSending}
          onClick={() => isSending || goBack()}
        >
          {WITHDRAWAL.change}
        </button>
      </p>
    </Step>
  );
}

function Done({ withdrawal: { answer } }: StepProps) {
  return (
    <Step title={WITHDRAWAL.done}>
      <p>{WITHDRAWAL.doneAt(answer?.declaredLabel ?? '')}</p>
      <blockquote className="withdrawal-words">{answer?.declaration}</blockquote>
      <p>{WITHDRAWAL.mail}</p>
    </Step>
  );
}

/** Focuses its heading, so that screen readers start there. */
function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="withdrawal-form">
      <h2 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
