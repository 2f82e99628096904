import type { Question, SlotOffer } from '@tischlein/domain/checkout-flow';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useRef, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import type { Order } from '../../ordering/use-order.ts';
import { describeAlertContext, describeQuestion } from './describe-question.ts';
import type { Checkout } from './use-checkout.ts';

interface CheckoutQuestionsProps {
  readonly order: Order;
  readonly checkout: Checkout;
}

/** The dialog with the question to answer before the order can be sent. */
export function CheckoutQuestions({ order, checkout }: CheckoutQuestionsProps) {
  const { phase, turn } = checkout.state;
  if (phase.kind !== 'asking') return null;
  const { question } = phase;
  // The key remounts the dialog, so a tap meant for one question cannot answer the next.
  if (question.kind === 'chooseTime') {
    return <TimeQuestion key={turn} message={question.message} times={question.times} checkout={checkout} />;
  }
  return <AlertQuestion key={turn} question={question} order={order} checkout={checkout} />;
}

interface AlertQuestionProps extends CheckoutQuestionsProps {
  readonly question: Exclude<Question, { kind: 'chooseTime' }>;
}

function AlertQuestion({ question, order, checkout }: AlertQuestionProps) {
  const { shop } = useShop();
  // The question stays as it was asked, even if the time it names has passed.
  const [alert] = useState(() => describeQuestion(question, describeAlertContext(shop, order)));
  return (
    <ConfirmDialog {...alert} onClosed={(isConfirmed) => (isConfirmed ? checkout.confirm() : checkout.decline())} />
  );
}

interface TimeQuestionProps {
  readonly message: string;
  readonly times: readonly SlotOffer[];
  readonly checkout: Checkout;
}

/** Offers the next available times (S3 O7). */
function TimeQuestion({ message, times, checkout }: TimeQuestionProps) {
  const chosen = useRef<string | null>(null);
  const choose = (serveAt: string, button: Element): void => {
    chosen.current = serveAt;
    closeContainingDialog(button);
  };
  const follow = (): void => {
    if (chosen.current === null) checkout.decline();
    else checkout.chooseTime(chosen.current);
  };
  return (
    <Dialog title={CHECKOUT.chooseTimeTitle} kind="alert-dialog" onClosed={follow}>
      <div className="dialog-body dialog-texts">
        <p>{message}</p>
        {times.map(({ serveAt, label }) => (
          <button
            key={serveAt}
            className="button button-line button-wide"
            type="button"
            onClick={(event) => choose(serveAt, event.currentTarget)}
          >
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
