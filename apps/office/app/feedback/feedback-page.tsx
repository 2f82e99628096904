import type { OfficeSession } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { decimal, notUsedReason } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { MailSettings } from './mail-settings.tsx';
import { type Entry, type RatingChange, type RatingKey, useFeedbackList } from './use-feedback-list.ts';
import { Link } from 'react-router';
import { formatDateTime } from '@tischlein/shop-time';
import { RatingItem } from './rating-item.tsx';

interface FeedbackPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** What guests say about their orders, to answer; and whom the shop asks. */
export function FeedbackPage({ shop }: FeedbackPageProps) {
  const { list, problem, change, showMore } = useFeedbackList(shop.id);
  const { may } = useOffice();
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const announce = (words: string): void => {
    setAnnouncement(words);
    status.current?.focus();
  };
  return (
    <OfficeFrame title={FEEDBACK_OFFICE.title}>
      <p className="soft">{FEEDBACK_OFFICE.help}</p>
      {list && list.average !== null && (
        <p>
          <strong>{FEEDBACK_OFFICE.summary(decimal(list.average), list.count)}</strong>
          {list.unanswered > 0 && ` · ${FEEDBACK_OFFICE.unanswered(list.unanswered)}`}
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {announcement}
      </p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {list?.entries.length === 0 && (
        <EmptyState icon={<Icon name="note" />} title={FEEDBACK_OFFICE.none} text={FEEDBACK_OFFICE.noneHelp}>
          {may('mails', 'read') && (
            <Link className="button button-line" to={`/${shop.slug}/mails`}>
              {FEEDBACK_OFFICE.toMail}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className="tasks" aria-label={FEEDBACK_OFFICE.list}>
        {list?.entries.map((entry) => (
          <FeedbackEntry key={entry.orderId} shop={shop} entry={entry} change={change} announce={announce} />
        ))}
      </ul>
      {list && list.next !== null && (
        <button type="button" className="button button-line" onClick={() => void showMore()}>
          {FEEDBACK_OFFICE.more}
        </button>
      )}
      <section className="office-part" aria-label={FEEDBACK_OFFICE.mails.title}>
        <h2>{FEEDBACK_OFFICE.mails.title}</h2>
        {may('mails', 'write') ? (
          <MailSettings shop={shop.id} />
        ) : (
          <p className="notice">{FEEDBACK_OFFICE.mails.onlyOwners}</p>
        )}
      </section>
    </OfficeFrame>
  );
}

interface FeedbackEntryProps {
  readonly shop: OfficeSession['shops'][number];
  readonly entry: Entry;
  readonly change: (key: RatingKey, rating: RatingChange) => Promise<boolean>;
  readonly announce: (words: string) => void;
}

/** What a guest said about one order. */
function FeedbackEntry({ shop, entry, change, announce }: FeedbackEntryProps) {
  const { orderId, number, givenAt, firstName, note, email, notUsed, ratings } = entry;
  return (
    <li className="stack task">
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
        <ul className="stack">
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
        <div className="group rated-note">
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
