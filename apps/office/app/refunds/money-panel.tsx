import type { OrderPayment } from '@tischlein/contract/office';
import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { REFUND } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { RefundForm } from './refund-form.tsx';
import type { Money } from './use-money.ts';

interface MoneyPanelProps {
  readonly money: Money;
  readonly mayRefund: boolean;
  /** The amount to begin with; null: everything. */
  readonly owed?: Cents | null;
  /** Below the heading of the order; on its own page there is none between. */
  readonly heading?: 'h2' | 'h3';
  /** Called when the form opens or closes. */
  readonly onForm?: (isOpen: boolean) => void;
}

/** An order's payment and refunds, with a form for another refund. */
export function MoneyPanel({ money, mayRefund, owed = null, heading: Heading = 'h3', onForm }: MoneyPanelProps) {
  const [isGiving, setGiving] = useState(false);
  const element = useRef<HTMLElement>(null);
  const { payment, problem, refund } = money;
  const toggleForm = (isOpen: boolean): void => {
    setGiving(isOpen);
    onForm?.(isOpen);
    if (!isOpen) element.current?.focus();
  };
  if (!payment) return null;
  return (
    <section ref={element} className="group money" aria-label={REFUND.title} tabIndex={-1}>
      <Heading>{REFUND.title}</Heading>
      <p>
        {payment.words} {payment.captured > 0 && <strong>{euro(payment.captured)}</strong>}
      </p>
      <div role="status">
        <Refunds payment={payment} />
      </div>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isGiving ? (
        <RefundForm
          payment={payment}
          owed={owed}
          onBack={() => toggleForm(false)}
          onGive={async (key, { request }) => {
            if (await refund({ key, ...request })) toggleForm(false);
          }}
        />
      ) : (
        mayRefund &&
        payment.refundable > 0 && (
          <button type="button" className="button button-line" onClick={() => toggleForm(true)}>
            {REFUND.open}
          </button>
        )
      )}
    </section>
  );
}

function Refunds({ payment }: { readonly payment: OrderPayment }) {
  if (payment.refunds.length === 0) return null;
  return (
    <ul className="group refunds" aria-label={REFUND.list}>
      {payment.refunds.map(({ id, amount, reason, state, words, requestedBy }) => (
        <li key={id} data-state={state}>
          <span>{REFUND.item(amount, reason)}</span>
          <small>{REFUND.state(words, requestedBy)}</small>
        </li>
      ))}
    </ul>
  );
}
