import type { SentMail } from '@tischlein/contract/office';
import { MAILS, mailFailure, mailName } from '@tischlein/wording/office';
import { formatShortDateTime } from '@tischlein/shop-time';

interface MailItemProps {
  readonly mail: SentMail;
  readonly isReadOnly: boolean;
  readonly onResend: () => void;
}

/** A mail with its state; one that failed can be sent again. */
export function MailItem({ mail, isReadOnly, onResend }: MailItemProps) {
  const { kind, orderNumber, state, at, attempts, failure, mayResend } = mail;
  const name = mailName(kind);
  const tone = findTone(mail);
  return (
    <li className="sent-mail">
      <div>
        <strong>{name}</strong>
        {orderNumber !== null && <span className="soft"> {MAILS.order(orderNumber)}</span>}
        {failure !== null && (
          <p className="soft">
            {mailFailure(failure)} {MAILS.attempts(attempts)}
            {state === 'waiting' && `, ${MAILS.nextTry(formatShortDateTime(at))}`}
          </p>
        )}
      </div>
      <small className="state" data-kind={tone}>
        {MAILS.states[state]}
      </small>
      <time dateTime={at}>{formatShortDateTime(at)}</time>
      {mayResend && !isReadOnly && (
        <button
          type="button"
          className="button button-line"
          aria-label={MAILS.resendLabel(name, formatShortDateTime(at))}
          onClick={onResend}
        >
          {MAILS.resend}
        </button>
      )}
    </li>
  );
}

function findTone({ state, failure }: SentMail): 'good' | 'bad' | 'warn' | 'none' {
  switch (state) {
    case 'sent':
      return 'good';
    case 'failed':
      return 'bad';
    case 'stored':
      return 'warn';
    case 'waiting':
      return failure === null ? 'none' : 'warn';
  }
}
