import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { JobApplications, OfficeSession } from '@tischlein/contract/office';
import { isEmail } from '@tischlein/domain/checkout';
import { longDate } from '@tischlein/wording';
import { APPLICATIONS } from '@tischlein/wording/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { formatDate, formatDateTime } from '../values/clock.ts';

type JobApplication = JobApplications[number];

/** Applications for the jobs of a shop. */
export function ApplicationsPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { value: applications, problem } = useRemote<JobApplications>({
    key: shop.id,
    read: () => send(calls.listApplications, { params: { shop: shop.id } }),
  });
  return (
    <OfficeFrame title={APPLICATIONS.title}>
      <p className="soft">{APPLICATIONS.help}</p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {applications?.length === 0 && <p>{APPLICATIONS.none}</p>}
      <ul className="tasks" aria-label={APPLICATIONS.list}>
        {applications?.map((application) => (
          <ApplicationItem key={application.id} shop={shop.id} application={application} />
        ))}
      </ul>
    </OfficeFrame>
  );
}

interface ApplicationItemProps {
  readonly shop: string;
  readonly application: JobApplication;
}

function ApplicationItem({ shop, application }: ApplicationItemProps) {
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
        <p className="soft">{APPLICATIONS.keptUntil(longDate(formatDate(Date.parse(keptUntil))))}</p>
      </div>
      {hasPdf && (
        <div className="task-buttons">
          <a
            className="button button-line"
            href={buildAddress(calls.getApplicationPdf, { params: { shop, application: id } })}
            download
            aria-label={APPLICATIONS.downloadOf(name)}
          >
            {APPLICATIONS.download}
          </a>
        </div>
      )}
    </li>
  );
}

const toContactLink = (contact: string): string =>
  isEmail(contact)
    ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
