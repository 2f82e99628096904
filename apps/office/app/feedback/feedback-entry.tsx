import type { OfficeSession } from '@tischlein/contract/office';
import { notUsedReason } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { formatDateTime } from '@tischlein/shop-time';
import { RatingItem } from './rating-item.tsx';
import type { Entry, RatingChange, RatingKey } from './use-feedback-list.ts';

interface FeedbackEntryProps {
  readonly shop: OfficeSession['shops'][number];
  readonly entry: Entry;
  readonly change: (key: RatingKey, rating: RatingChange) => Promise<boolean>;
  readonly announce: (words: string) => void;
}

/** What a guest said about one order. */
export function FeedbackEntry({ shop, entry, change, announce }: FeedbackEntryProps) {
  const { orderId, number, givenAt, firstName, note, email, notUsed, ratings } = entry;
  return (
    <li className="task">
      <h2>
        {FEEDBACK_OFFICE.order(number)}{' '}
        <small>{[formatDateTime(givenAt), firstName && FEEDBACK_OFFICE.by(firstName)].filter(Boolean).join(' ')}</small>
      </h2>
      {notUsed && (
        <p>
          {FEEDBACK_OFFICE.notUsed(notUsedReason(notUsed))}{' '}
          <Link className="link-button" to={`/${shop.slug}/aufgaben`}>
            {FEEDBACK_OFFICE.toTasks}
          </Link>
        </p>
      )}
      {ratings.length > 0 && (
        <ul className="rated-dishes">
          {ratings.map((rating) => (
            <RatingItem
              key={rating.dishId}
              rating={rating}
              change={(some) => change({ orderId, dishId: rating.dishId }, some)}
              announce={announce}
            />
          ))}
        </ul>
      )}
      {note && (
        <div className="rated-note">
          <strong>{FEEDBACK_OFFICE.note}</strong>
          <p className="application-message">{note}</p>
          {email && (
            <a
              className="link-button"
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
              aria-label={FEEDBACK_OFFICE.mailOf(number)}
            >
              {FEEDBACK_OFFICE.mail}
            </a>
          )}
        </div>
      )}
    </li>
  );
}
