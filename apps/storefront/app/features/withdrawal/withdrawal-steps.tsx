import { declarationText } from '@tischlein/wording';
import { WITHDRAWAL } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Field, TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import type { WithdrawalAnswer } from '@tischlein/contract/shop';
import type { ReactNode } from 'react';
import { checkMail } from '../../api/check-mail.ts';
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts';

/** Withdrawal from the contract in two steps: the declaration, then 'Widerruf bestätigen' (§ 356a BGB). */
export function WithdrawalSteps() {
  const withdrawal = useWithdrawal();
  const { form, isChecked, answer } = withdrawal;
  if (answer) return <Done answer={answer} />;
  return (
    <Form
      form={form}
      className="withdrawal-form"
      noValidate
      foot={isChecked ? <CheckButtons withdrawal={withdrawal} /> : <NextButton />}
    >
      {isChecked ? <Declaration form={form} /> : <Fields form={form} />}
    </Form>
  );
}

type PartProps = Pick<Withdrawal, 'form'>;

function Fields({ form }: PartProps) {
  const { error, ...items } = form.text('items');
  return (
    <>
      <p>{WITHDRAWAL.intro}</p>
      <p>{WITHDRAWAL.excluded}</p>
      <TextField
        label={WITHDRAWAL.order}
        help={WITHDRAWAL.orderHelp}
        inputMode="numeric"
        required
        maxLength={80}
        {...form.text('order')}
      />
      <TextField
        label={WITHDRAWAL.name}
        help={WITHDRAWAL.nameHelp}
        autoComplete="name"
        required
        maxLength={120}
        {...form.text('name')}
      />
      <MailField
        label={WITHDRAWAL.email}
        help={WITHDRAWAL.emailHelp}
        autoComplete="email"
        required
        check={checkMail}
        {...form.text('email')}
      />
      <Field label={WITHDRAWAL.items} remark={WITHDRAWAL.optional} help={WITHDRAWAL.itemsHelp} error={error}>
        {(control) => <textarea className="input" rows={2} maxLength={500} {...items} {...control} />}
      </Field>
    </>
  );
}

const NextButton = () => (
  <button className="button button-main" type="submit">
    {WITHDRAWAL.next}
  </button>
);

const Declaration = ({ form: { values } }: PartProps) => (
  <Step title={WITHDRAWAL.check}>
    <blockquote className="withdrawal-words">{declarationText({ ...values, number: values.order.trim() })}</blockquote>
  </Step>
);

const CheckButtons = ({ withdrawal: { form, goBack } }: { readonly withdrawal: Withdrawal }) => (
  <p className="withdrawal-ways">
    <BusyButton type="submit" isBusy={form.busy !== null}>
      {WITHDRAWAL.confirm}
    </BusyButton>
    <button
      className="button button-line"
      type="button"
      aria-disabled={form.busy !== null}
      onClick={() => form.busy === null && goBack()}
    >
      {WITHDRAWAL.change}
    </button>
  </p>
);

function Done({ answer }: { readonly answer: WithdrawalAnswer }) {
  return (
    <Step title={WITHDRAWAL.done}>
      <p>{WITHDRAWAL.doneAt(answer.declaredLabel)}</p>
      <blockquote className="withdrawal-words">{answer.declaration}</blockquote>
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
