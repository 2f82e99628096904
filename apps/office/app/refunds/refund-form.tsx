import type { OrderPayment } from '@tischlein/contract/office';
import type { Cents } from '@tischlein/domain';
import { newKey } from '@tischlein/ui/new-key';
import { REFUND } from '@tischlein/wording/office';
import { useState } from 'react';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { formatAmount } from '../values/amounts.ts';
import { type ReadRefund, readRefund, type RefundForm as Form, type RefundProblem } from './read-refund.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { RefundScope } from './refund-scope.tsx';

interface RefundFormProps {
  readonly payment: OrderPayment;
  /** The amount to begin with; null: everything. */
  readonly owed: Cents | null;
  readonly onBack: () => void;
  readonly onGive: (key: string, refund: ReadRefund) => Promise<void>;
}

const EMPTY: Form = { kind: 'whole', units: new Map(), amount: '', reason: REFUND.reasons[0] };

const begin = (owed: Cents | null): Form =>
  owed === null ? EMPTY : { ...EMPTY, kind: 'part', amount: formatAmount(owed) };

/** Asks for scope and reason, then for a confirmation that shows the amount, because refunds cannot be undone. */
export function RefundForm({ payment, owed, onBack, onGive }: RefundFormProps) {
  const [form, setForm] = useState(() => begin(owed));
  const [problem, setProblem] = useState<RefundProblem | null>(null);
  const [pending, setPending] = useState<(ReadRefund & { readonly key: string }) | null>(null);
  const change = (part: Partial<Form>): void => {
    setForm({ ...form, ...part });
    setProblem(null);
  };
  if (pending)
    return (
      <Confirm
        payment={payment}
        refund={pending}
        onBack={() => setPending(null)}
        onGive={() => onGive(pending.key, pending)}
      />
    );
  return (
    <form
      ref={focusOnMount}
      className="refund-form"
      tabIndex={-1}
      aria-label={REFUND.open}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readRefund(form, payment);
        if (read.ok) setPending({ ...read.value, key: newKey() });
        else setProblem(read.problem);
      }}
    >
      <RefundScope payment={payment} form={form} problem={problem} onChange={change} />
      <ReasonChoice
        legend={REFUND.why}
        reasons={REFUND.reasons}
        ownReason={REFUND.ownReason}
        reason={form.reason}
        problem={problem?.field === 'reason' ? problem.text : null}
        onReason={(reason) => change({ reason })}
      />
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {REFUND.back}
        </button>
        <button type="submit" className="button button-main">
          {REFUND.next}
        </button>
      </div>
    </form>
  );
}

interface ConfirmProps {
  readonly payment: OrderPayment;
  readonly refund: ReadRefund;
  readonly onBack: () => void;
  readonly onGive: () => Promise<void>;
}

function Confirm({ payment, refund, onBack, onGive }: ConfirmProps) {
  const [isSending, setSending] = useState(false);
  const give = (): void => {
    setSending(true);
    void onGive().finally(() => setSending(false));
  };
  return (
    <div ref={focusOnMount} className="refund-form" role="group" aria-label={REFUND.open} tabIndex={-1}>
      <p>{REFUND.confirm(refund.amount, payment.guestName)}</p>
      <p className="soft">{refund.request.reason}</p>
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {REFUND.back}
        </button>
        <button type="button" className="button button-main" disabled={isSending} onClick={give}>
          {REFUND.now(refund.amount)}
        </button>
      </div>
    </div>
  );
}
