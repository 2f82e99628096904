import type { OrderPayment } from '@tischlein/contract/office';
import type { Cents } from '@tischlein/domain';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import type { FormProgress } from '@tischlein/ui/form-state';
import { newKey } from '@tischlein/ui/new-key';
import { useForm } from '@tischlein/ui/use-form';
import { REFUND } from '@tischlein/wording/office';
import { useState } from 'react';
import { formatAmount } from '../values/amounts.ts';
import { type ReadRefund, readRefund, type RefundForm as Draft } from './read-refund.ts';
import { ReasonChoice } from '../ui/reason-choice.tsx';
import { RefundScope } from './refund-scope.tsx';

interface RefundFormProps {
  readonly payment: OrderPayment;
  /** The amount to begin with; null: everything. */
  readonly owed: Cents | null;
  readonly onBack: () => void;
  readonly onGive: (key: string, refund: ReadRefund) => Promise<void>;
}

const EMPTY: Draft = { kind: 'whole', units: new Map(), amount: '', reason: REFUND.reasons[0] };

const begin = (owed: Cents | null): Draft =>
  owed === null ? EMPTY : { ...EMPTY, kind: 'part', amount: formatAmount(owed) };

/** Asks for scope and reason, then for a confirmation that shows the amount, because refunds cannot be undone. */
export function RefundForm({ payment, owed, onBack, onGive }: RefundFormProps) {
  const [pending, setPending] = useState<(ReadRefund & { readonly key: string }) | null>(null);
  const form = useForm({
    first: begin(owed),
    check: (draft) => {
      const read = readRefund(draft, payment);
      return read.ok ? {} : { [read.problem.field]: read.problem.text };
    },
    take: (draft) => {
      const read = readRefund(draft, payment);
      if (read.ok) setPending({ ...read.value, key: newKey() });
    },
  });
  if (pending)
    return (
      <Confirm
        payment={payment}
        refund={pending}
        onBack={() => setPending(null)}
        onGive={() => onGive(pending.key, pending)}
      />
    );
  const { value: reason, error, onChange: setReason } = form.field('reason');
  return (
    <Form
      form={form}
      className="stack refund-form"
      label={REFUND.open}
      noValidate
      isFocused
      foot={<Buttons form={form} submit={REFUND.next} onBack={onBack} />}
    >
      <RefundScope payment={payment} form={form} />
      <ReasonChoice
        legend={REFUND.why}
        reasons={REFUND.reasons}
        ownReason={REFUND.ownReason}
        reason={reason}
        problem={error ?? null}
        onReason={setReason}
      />
    </Form>
  );
}

interface ConfirmProps {
  readonly payment: OrderPayment;
  readonly refund: ReadRefund;
  readonly onBack: () => void;
  readonly onGive: () => Promise<void>;
}

function Confirm({ payment, refund, onBack, onGive }: ConfirmProps) {
  const form = useForm({ first: {}, take: onGive });
  return (
    <Form
      form={form}
      className="stack refund-form"
      label={REFUND.open}
      isFocused
      foot={<Buttons form={form} submit={REFUND.now(refund.amount)} onBack={onBack} />}
    >
      <p>{REFUND.confirm(refund.amount, payment.guestName)}</p>
      <p className="soft">{refund.request.reason}</p>
    </Form>
  );
}

interface ButtonsProps {
  readonly form: FormProgress;
  readonly submit: string;
  readonly onBack: () => void;
}

const Buttons = ({ form, submit, onBack }: ButtonsProps) => (
  <div className="ticket-actions">
    <button type="button" className="button button-quiet" onClick={onBack}>
      {REFUND.back}
    </button>
    <BusyButton type="submit" isBusy={form.busy === ''}>
      {submit}
    </BusyButton>
  </div>
);
