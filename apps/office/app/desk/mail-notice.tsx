import * as calls from '@tischlein/contract/calls';
import { useRemote } from '@tischlein/ui/use-remote';
import { DESK_MAILS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';

const AGAIN_AFTER_MS = 60_000;

interface MailNoticeProps {
  readonly shop: string;
  /** On a desk of several shops; '' on the desk of one. */
  readonly name: string;
}

/** Says at the desk that guests get no mails, or that some were given up (S3 L16). */
export function MailNotice({ shop, name }: MailNoticeProps) {
  const { value } = useRemote({
    key: `${shop} mail health`,
    read: () => send(calls.getMailHealth, { params: { shop } }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  if (!value || (value.isSending && value.failed === 0)) return null;
  return (
    <div className="notice" data-kind="warn" role="status">
      <Icon name="mail" />
      <span>
        {name && <strong>{name}: </strong>}
        {value.isSending ? DESK_MAILS.failed(value.failed) : DESK_MAILS.notSending}{' '}
        <Link to={`/${shop}/mails?ansicht=versand`}>{DESK_MAILS.toMails}</Link>
      </span>
    </div>
  );
}
