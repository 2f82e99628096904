import { CHECKOUT } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { clearCoupon } from '../../guest/coupon.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import { useShop } from '../../context/shop-context.ts';
import { AlertDialog } from '@tischlein/ui/alert-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { waitForHistory } from '@tischlein/ui/dialog-history';
import { focusField } from './focus-field.ts';
import type { Consequence } from './question.ts';
import type { SlotOffer } from './refusal.ts';
import type { OrderSubmission } from './use-submission.ts';

/** The dialog with the question to answer before the order can be sent. */
export function CheckoutQuestions({ submission }: { readonly submission: OrderSubmission }) {
  const { guest } = useShop();
  const { question, questionKey, closeQuestion, submit, switchTo } = submission;
  if (!question) return null;
  if (question.kind === 'chooseTime') {
    return (
      <TimeQuestion key={questionKey} message={question.message} times={question.times} onClosed={closeQuestion} />
    );
  }
  const follow = (after: Consequence): void => {
    if (after.kind === 'send') void submit(after.answers, after.corrected);
    if (after.kind === 'switchTo') switchTo(after.branch);
    if (after.kind === 'clearCoupon') clearCoupon(guest);
    // The menu on this page is older than the server's.
    if (after.kind === 'reload') void waitForHistory().then(() => location.reload());
  };
  const decline = (): void => {
    if (question.isAboutAddress) focusField('street');
  };
  // The key remounts the dialog, so a tap meant for one question cannot answer the next.
  return (
    <AlertDialog
      key={questionKey}
      {...question.alert}
      onConfirm={() => follow(question.after)}
      onDeclined={decline}
      onClosed={closeQuestion}
    />
  );
}

interface TimeQuestionProps {
  readonly message: string;
  readonly times: readonly SlotOffer[];
  readonly onClosed: () => void;
}

/** Offers the next available times (S3 O7). */
function TimeQuestion({ message, times, onClosed }: TimeQuestionProps) {
  const { guest } = useShop();
  const titleId = useId();
  const choose = (serveAt: string, button: Element): void => {
    changeOptions(guest, { serveAt });
    closeContainingDialog(button);
  };
  return (
    <Dialog titleId={titleId} kind="alert-dialog" onClosed={onClosed}>
      <div className="dialog-head">
        <h2 id={titleId}>{CHECKOUT.chooseTimeTitle}</h2>
      </div>
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
