import type { OrderFeedback } from '@tischlein/contract/shop';
import { NOT_USED_REASONS, type NotUsedReason } from '@tischlein/domain/feedback';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { euro, notUsedReason } from '@tischlein/wording';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import type { Feedback } from './use-feedback.ts';

interface ReportFormProps {
  readonly feedback: Feedback;
  readonly order: OrderFeedback;
  readonly onBack: () => void;
}

const { report: SAY } = FEEDBACK;

/** 'I did not place or receive this order' (S3 R2). */
export function ReportForm({ feedback, order, onBack }: ReportFormProps) {
  const { phone } = useShop().shop;
  const [reason, setReason] = useState<NotUsedReason>('notArrived');
  return (
    <FeedbackFrame title={SAY.title} lead={SAY.lead(order.number, order.placedOn, euro(order.total))} isFocused>
      <form
        className="feedback-form"
        onSubmit={(event) => {
          event.preventDefault();
          void feedback.report(reason);
        }}
      >
        <fieldset className="choice-mode">
          <legend className="visually-hidden">{SAY.legend}</legend>
          {NOT_USED_REASONS.map((each) => (
            <label key={each} className="choice-row">
              <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
              <span className="choice-name">{notUsedReason(each)}</span>
            </label>
          ))}
        </fieldset>
        {feedback.refusal && (
          <Notice kind="bad" icon="alert" role="alert">
            {feedback.refusal}
          </Notice>
        )}
        <button className="button button-main button-wide" type="submit" aria-disabled={feedback.isSending}>
          {SAY.send}
        </button>
        {phone && (
          <a
            className="button button-line button-wide"
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={SAY.call(phone)}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        <button className="link-button soft" type="button" onClick={onBack}>
          {SAY.back}
        </button>
      </form>
    </FeedbackFrame>
  );
}
