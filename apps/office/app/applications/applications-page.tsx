import * as calls from '@tischlein/contract/calls';
import type { JobApplications, OfficeSession } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { APPLICATIONS } from '@tischlein/wording/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { Problems } from '../ui/problems.tsx';
import { buildAddress } from '@tischlein/contract/address';
import { isMailAddress } from '@tischlein/domain/typed';
import { longDate } from '@tischlein/wording';
import { dayInShop, formatDateTime } from '@tischlein/shop-time';

/** Applications for the jobs of a shop. */
export function ApplicationsPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { may } = useOffice();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<JobApplication | null>(null);
  const [said, setSaid] = useState({ text: '', isProblem: false });
  const { value, problem } = useRemote<JobApplications>({
    key: shop.id,
    read: () => send(calls.listApplications, { params: { shop: shop.id } }),
  });
  const applications = value?.filter(({ id }) => !deleted.includes(id));
  const remove = async ({ id, name }: JobApplication): Promise<void> => {
    const answer = await send(calls.deleteApplication, { params: { shop: shop.id, application: id } });
    if (!answer.ok) return setSaid({ text: answer.problem.message, isProblem: true });
    setDeleted([...deleted, id]);
    setSaid({ text: APPLICATIONS.deleted(name), isProblem: false });
  };
  const closed = (isConfirmed: boolean): void => {
    setAsked(null);
    if (isConfirmed && asked) void remove(asked);
  };
  return (
    <OfficeFrame title={APPLICATIONS.title}>
      <p className="soft">{APPLICATIONS.help}</p>
      <Problems texts={[problem, said.isProblem ? said.text : '']} />
      <p role="status">{said.isProblem ? '' : said.text}</p>
      {applications?.length === 0 && (
        <EmptyState icon={<Icon name="people" />} title={APPLICATIONS.none} text={APPLICATIONS.noneHelp}>
          {may('look', 'write') && (
            <Link className="button button-line" to={`/${shop.slug}/marke`}>
              {APPLICATIONS.addJob}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className="tasks" aria-label={APPLICATIONS.list}>
        {applications?.map((application) => (
          <ApplicationItem
            key={application.id}
            shop={shop.id}
            application={application}
            onDelete={() => setAsked(application)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={APPLICATIONS.deleteTitle}
          texts={[APPLICATIONS.deleteText(asked.name)]}
          confirm={APPLICATIONS.delete}
          cancel={APPLICATIONS.keep}
          onClosed={closed}
        />
      )}
    </OfficeFrame>
  );
}

type JobApplication = JobApplications[number];

interface ApplicationItemProps {
  readonly shop: string;
  readonly application: JobApplication;
  readonly onDelete: () => void;
}

/** An application, with its PDF and the button that deletes it. */
function ApplicationItem({ shop, application, onDelete }: ApplicationItemProps) {
  const { id, jobTitle, name, contact, message, hasPdf, receivedAt, keptUntil } = application;
  return (
    <li className="stack task">
      <div className="group">
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
      <div className="row">
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
  isMailAddress(contact)
    ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
