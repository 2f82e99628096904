import * as calls from '@tischlein/contract/calls';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { MAILS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Segments } from '../ui/segments.tsx';
import { Icon } from '../ui/icon.tsx';
import { MailItem } from './mail-item.tsx';
import { WrittenMails } from './written-mails.tsx';

interface SentMailsProps {
  readonly shop: string;
  readonly isReadOnly: boolean;
}

/** The mails of the last 30 days: sent, waiting for another attempt, failed with the reason. */
export function SentMails({ shop, isReadOnly }: SentMailsProps) {
  const [filter, setFilter] = useState<'all' | 'problems'>('all');
  const [state, setState] = useState('');
  const { value, problem, read } = useRemote({
    key: `${shop} sent mails`,
    read: () => send(calls.listShopMails, { params: { shop } }),
  });
  const resend = async (mail: string): Promise<void> => {
    const answer = await send(calls.resendMail, { params: { shop, mail } });
    setState(answer.ok ? MAILS.resent : answer.problem.message);
    void read();
  };
  if (!value) return <p role="status">{problem}</p>;
  const shown = value.mails.filter((mail) => filter === 'all' || mail.failure !== null || mail.state === 'stored');
  return (
    <>
      <p className="soft">{value.smtpHost === null ? MAILS.noSmtp : MAILS.smtp(value.smtpHost)}</p>
      <Segments label={MAILS.filter} options={MAILS.filters} value={filter} onChange={setFilter} />
      <p role="status">{state || problem}</p>
      {shown.length === 0 && (
        <EmptyState icon={<Icon name="mail" />} title={filter === 'all' ? MAILS.none : MAILS.noProblems} />
      )}
      <ul className="sent-mails" aria-label={MAILS.list}>
        {shown.map((mail) => (
          <MailItem key={mail.id} mail={mail} isReadOnly={isReadOnly} onResend={() => void resend(mail.id)} />
        ))}
      </ul>
      {value.smtpHost === null && <WrittenMails />}
    </>
  );
}
