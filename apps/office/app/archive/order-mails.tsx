import * as calls from '@tischlein/contract/calls';
import type { ArchivedOrder } from '@tischlein/contract/office';
import { ARCHIVE, MAILS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { MailItem } from '../mails/mail-item.tsx';
import '../styles/texts.css';

interface OrderMailsProps extends Pick<ArchivedOrder, 'mails'> {
  readonly shop: string;
  readonly onSent: () => Promise<void>;
}

/** The mails about an order; one that failed can be sent again. */
export function OrderMails({ shop, mails, onSent }: OrderMailsProps) {
  const [state, setState] = useState('');
  const isReadOnly = !useOffice().may('mails', 'write');
  const resend = async (mail: string): Promise<void> => {
    const answer = await send(calls.resendMail, { params: { shop, mail } });
    setState(answer.ok ? MAILS.resent : answer.problem.message);
    await onSent();
  };
  return (
    <>
      <p role="status">{state}</p>
      {mails.length === 0 && <p className="soft">{ARCHIVE.noMails}</p>}
      {mails.length > 0 && (
        <ul className="sent-mails" aria-label={MAILS.list}>
          {mails.map((mail) => (
            <MailItem
              key={mail.id}
              mail={{ ...mail, orderNumber: null }}
              isReadOnly={isReadOnly}
              onResend={() => void resend(mail.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
