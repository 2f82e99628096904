import * as calls from '@tischlein/contract/calls';
import { useRemote } from '@tischlein/ui/use-remote';
import { DESK, MAILS } from '@tischlein/wording/office';
import { formatShortDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';

/** Mails written to files when no SMTP server is configured: what guests would have received. */
export function WrittenMails() {
  const { value: mails, problem } = useRemote({ key: 'mails', read: () => send(calls.listMails) });
  return (
    <section aria-label={MAILS.files}>
      <h2>{MAILS.files}</h2>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {mails?.length === 0 && <p className="soft">{DESK.noMails}</p>}
      {mails?.map((mail) => (
        <details className="mail" key={mail.id}>
          <summary>
            <strong>{mail.subject}</strong>
            <span>{mail.to}</span>
            <time dateTime={mail.sentAt}>{formatShortDateTime(mail.sentAt)}</time>
          </summary>
          <pre>{mail.text}</pre>
        </details>
      ))}
    </section>
  );
}
