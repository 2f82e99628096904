import type { OrderFeedback } from '@tischlein/contract/shop';
import { Notice } from '@tischlein/ui/notice';
import { hideReason } from '@tischlein/wording';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { StarSigns } from '../../dish/star-signs.tsx';
import { PATHS } from '../../shop/paths.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import '../../styles/reviews.css';

interface GivenRatingsProps {
  readonly order: OrderFeedback;
  /** Right after sending; null: on a later visit. */
  readonly thanks: string | null;
}

/** What the guest has said, with the answers, and why a text is hidden (DSA Art. 17). */
export const GivenRatings = ({ order, thanks }: GivenRatingsProps) => (
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
