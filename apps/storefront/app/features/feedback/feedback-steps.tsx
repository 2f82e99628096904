import { Notice } from '@tischlein/ui/notice';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import { RatingForm } from './rating-form.tsx';
import { ReportForm } from './report-form.tsx';
import { useFeedback } from './use-feedback.ts';
import type { OrderFeedback } from '@tischlein/contract/shop';
import { hideReason } from '@tischlein/wording';
import { StarSigns } from '../../dish/star-signs.tsx';
import '../../styles/reviews.css';

/** Rates the dishes of an order, or reports that it never came. */
export function FeedbackSteps({ id }: { readonly id: string }) {
  const feedback = useFeedback(id);
  const [isReporting, setReporting] = useState(false);
  const { order, problem, sent } = feedback;
  if (!order)
    return (
      <FeedbackFrame title={FEEDBACK.title}>
        {problem ? (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        ) : (
          <p role="status">{FEEDBACK.loading}</p>
        )}
      </FeedbackFrame>
    );
  const canReport = order.state === 'open' || order.state === 'early';
  if (isReporting && canReport)
    return <ReportForm feedback={feedback} order={order} onBack={() => setReporting(false)} />;
  switch (order.state) {
    case 'open':
      return <RatingForm feedback={feedback} order={order} onReport={() => setReporting(true)} />;
    case 'given':
      return <GivenRatings order={order} thanks={sent && FEEDBACK.thanks(sent.firstName)} />;
    case 'notUsed':
      return <Closed title={FEEDBACK.report.done} lead={FEEDBACK.report.doneLead} isFocused={sent !== null} />;
    case 'early':
      return <Early onReport={() => setReporting(true)} />;
    case 'late':
      return <Closed title={FEEDBACK.late} lead={FEEDBACK.lateLead} />;
    case 'calledOff':
      return <Closed title={FEEDBACK.calledOff} lead={FEEDBACK.calledOffLead} />;
  }
}

interface ClosedProps {
  readonly title: string;
  readonly lead: string;
  readonly isFocused?: boolean;
}

const Closed = ({ title, lead, isFocused = false }: ClosedProps) => (
  <FeedbackFrame title={title} isFocused={isFocused} lead={lead}>
    <Link className="button button-line" to={PATHS.start}>
      {FEEDBACK.toMenu}
    </Link>
  </FeedbackFrame>
);

const Early = ({ onReport }: { readonly onReport: () => void }) => (
  <FeedbackFrame title={FEEDBACK.early} lead={FEEDBACK.earlyLead}>
    <button className="link-button soft" type="button" onClick={onReport}>
      {FEEDBACK.notUsed}
    </button>
  </FeedbackFrame>
);

interface GivenRatingsProps {
  readonly order: OrderFeedback;
  /** Right after sending; null: on a later visit. */
  readonly thanks: string | null;
}

/** What the guest has said, with the answers, and why a text is hidden (DSA Art. 17). */
const GivenRatings = ({ order, thanks }: GivenRatingsProps) => (
  <FeedbackFrame
    title={thanks ?? FEEDBACK.given}
    lead={thanks ? FEEDBACK.arrived : FEEDBACK.givenLead(order.number, order.placedOn)}
    isFocused={thanks !== null}
  >
    <ul className="feedback-dishes">
      {order.given.map(({ dishId, name, stars, text, answer, hidden }) => (
        <li key={dishId} className="feedback-given">
          <strong>{name}</strong>
          <StarSigns stars={stars} />
          {text && <p className="review-text">{text}</p>}
          {hidden && (
            <Notice kind="warn" icon="info">
              {FEEDBACK.hidden(hideReason(hidden))}
            </Notice>
          )}
          {answer && (
            <div className="review-answer">
              <small>{FEEDBACK.answer}</small>
              <p className="review-text">{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
    <Link className="button button-main" to={PATHS.start}>
      {FEEDBACK.toMenu}
    </Link>
  </FeedbackFrame>
);
