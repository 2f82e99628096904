import type { OrderFeedback } from '@tischlein/contract/shop';
import { NOT_USED_REASONS, type NotUsedReason } from '@tischlein/domain/feedback';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import { Icon } from '@tischlein/ui/icon';
import { useForm } from '@tischlein/ui/use-form';
import { euro, notUsedReason } from '@tischlein/wording';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import type { Feedback } from './use-feedback.ts';

interface ReportFormProps {
  readonly feedback: Feedback;
  readonly order: OrderFeedback;
  readonly onBack: () => void;
}

const { report: SAY } = FEEDBACK;
const FIRST: { readonly reason: NotUsedReason } = { reason: 'notArrived' };

/** 'I did not place or receive this order' (S3 R2). */
export function ReportForm({ feedback, order, onBack }: ReportFormProps) {
  const { phone } = useShop().shop;
  const form = useForm({ first: FIRST, send: feedback.report });
  return (
    <FeedbackFrame title={SAY.title} lead={SAY.lead(order.number, order.placedOn, euro(order.total))} isFocused>
      <Form form={form} className="feedback-form">
        <fieldset className="choice-mode">
          <legend className="visually-hidden">{SAY.legend}</legend>
          {NOT_USED_REASONS.map((reason) => (
            <label key={reason} className="choice-row">
              <input
                type="radio"
                name="reason"
                checked={form.values.reason === reason}
                onChange={() => form.set({ reason })}
              />
              <span className="choice-name">{notUsedReason(reason)}</span>
            </label>
          ))}
        </fieldset>
        <BusyButton type="submit" isWide isBusy={form.busy === ''}>
          {SAY.send}
        </BusyButton>
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
      </Form>
    </FeedbackFrame>
  );
}
