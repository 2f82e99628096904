import type { OfficeSession } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { decimal } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';
import { MailSettings } from './mail-settings.tsx';
import { useFeedbackList } from './use-feedback-list.ts';

interface FeedbackPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** What guests say about their orders, to answer; and whom the shop asks. */
export function FeedbackPage({ shop }: FeedbackPageProps) {
  const { list, problem, change, showMore } = useFeedbackList(shop.id);
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
      {list?.entries.length === 0 && <EmptyState icon={<Icon name="note" />} title={FEEDBACK_OFFICE.none} />}
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
        {useOffice().may('mails', 'write') ? (
          <MailSettings shop={shop.id} />
        ) : (
          <p className="notice">{FEEDBACK_OFFICE.mails.onlyOwners}</p>
        )}
      </section>
    </OfficeFrame>
  );
}
