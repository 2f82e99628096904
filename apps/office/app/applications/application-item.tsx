import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { JobApplications } from '@tischlein/contract/office';
import { isEmail } from '@tischlein/domain/checkout';
import { longDate } from '@tischlein/wording';
import { APPLICATIONS } from '@tischlein/wording/office';
import { dayInShop, formatDateTime } from '@tischlein/shop-time';

export type JobApplication = JobApplications[number];

interface ApplicationItemProps {
  readonly shop: string;
  readonly application: JobApplication;
  readonly onDelete: () => void;
}

/** An application, with its PDF and the button that deletes it. */
export function ApplicationItem({ shop, application, onDelete }: ApplicationItemProps) {
  const { id, jobTitle, name, contact, message, hasPdf, receivedAt, keptUntil } = application;
  return (
    <li className="task">
      <div className="task-words">
        <h2>
          {name} <small>{APPLICATIONS.received(formatDateTime(receivedAt))}</small>
        </h2>
        <p>{jobTitle}</p>
        <p>
          <a className="link-button" href={toContactLink(contact)}>
            {contact}
          </a>
        </p>
        {message && <p className="application-message">{message}</p>}
        <p className="soft">{APPLICATIONS.keptUntil(longDate(dayInShop(keptUntil)))}</p>
      </div>
      <div className="button-row">
        {hasPdf && (
          <a
            className="button button-line"
            href={buildAddress(calls.getApplicationPdf, { params: { shop, application: id } })}
            download
            aria-label={APPLICATIONS.downloadOf(name)}
          >
            {APPLICATIONS.download}
          </a>
        )}
        <button
          className="button button-line"
          type="button"
          aria-label={APPLICATIONS.deleteOf(name)}
          onClick={onDelete}
        >
          {APPLICATIONS.delete}
        </button>
      </div>
    </li>
  );
}

const toContactLink = (contact: string): string =>
  isEmail(contact)
    ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
