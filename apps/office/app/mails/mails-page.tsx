import '../styles/texts.css';
import { MAIL_KINDS, type MailKind, type MailText } from '@tischlein/domain/shop';
import { MAILS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextList } from '../ui/text-list.tsx';
import { MailTextForm } from './mail-text-form.tsx';
import { useMailTexts } from './use-mail-texts.ts';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { useSettled } from '@tischlein/ui/use-settled';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';
import { MailItem } from './mail-item.tsx';
import { WrittenMails } from './written-mails.tsx';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

const VIEW = 'ansicht';

/** The mails of a shop: their words, and what was sent. */
export function MailsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const [query, setQuery] = useSearchParams();
  const mayWrite = useOffice().may('mails', 'write');
  const view = query.get(VIEW) === 'versand' ? 'sent' : 'texts';
  return (
    <OfficeFrame title={MAILS.title}>
      <Segments
        label={MAILS.view}
        options={MAILS.views}
        value={view}
        onChange={(next) => setQuery(next === 'sent' ? { [VIEW]: 'versand' } : {}, { replace: true })}
      />
      {view === 'sent' ? (
        <SentMails shop={shop.id} isReadOnly={!mayWrite} />
      ) : (
        <MailTexts shop={shop.id} isReadOnly={!mayWrite} />
      )}
    </OfficeFrame>
  );
}

function MailTexts({ shop, isReadOnly }: { readonly shop: string; readonly isReadOnly: boolean }) {
  const edited = useMailTexts(shop);
  const [kind, setKind] = useState<MailKind>('orderPlaced');
  if (!edited.isLoaded) return <Loading problem={edited.problem} />;
  const text = edited.readText(kind);
  return (
    <>
      <div className="texts">
        <TextList
          label={MAILS.list}
          entries={MAIL_KINDS.map((each) => ({
            id: each,
            name: MAILS.names[each],
            kind: 'none',
            state: edited.hasOwnText(each) ? MAILS.own : '',
          }))}
          chosen={kind}
          onChoose={setKind}
        />
        <div className="stack">
          <MailTextForm
            key={kind}
            shop={shop}
            kind={kind}
            text={text}
            isReadOnly={isReadOnly}
            onChange={(next) => edited.changeText(kind, next)}
          />
          <SettingValues names={['mailTexts']} edited={edited.compared}>
            <OwnValues at={`config/mailTexts/${kind}`} />
          </SettingValues>
        </div>
        <MailPreview shop={shop} kind={kind} text={text} />
      </div>
      {!isReadOnly && <SaveBar edited={edited} saved={MAILS.saved} />}
    </>
  );
}

const SETTLED_AFTER_MS = 400;

interface MailPreviewProps {
  readonly shop: string;
  readonly kind: MailKind;
  readonly text: Required<MailText>;
}

/** The mail in the unsaved words, rendered as guests get it. */
function MailPreview({ shop, kind, text }: MailPreviewProps) {
  const address = buildAddress(calls.previewMail, { params: { shop, kind }, query: toQuery(text) });
  const shown = useSettled(address, SETTLED_AFTER_MS);
  return (
    <aside className="mail-preview" aria-label={MAILS.preview}>
      <iframe title={MAILS.previewLabel(MAILS.names[kind])} src={shown} sandbox="allow-same-origin" />
    </aside>
  );
}

/** An empty subject is not sent; the server would refuse it. */
const toQuery = ({ subject, ...rest }: Required<MailText>): MailText =>
  subject.trim() === '' ? rest : { ...rest, subject };

interface SentMailsProps {
  readonly shop: string;
  readonly isReadOnly: boolean;
}

/** The mails of the last 30 days: sent, waiting for another attempt, failed with the reason. */
function SentMails({ shop, isReadOnly }: SentMailsProps) {
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
  if (!value) return <Loading problem={problem} />;
  const shown = value.mails.filter((mail) => filter === 'all' || mail.failure !== null || mail.state === 'stored');
  return (
    <>
      {value.smtpHost === null ? <NotSending /> : <p className="soft">{MAILS.smtp(value.smtpHost)}</p>}
      <Segments label={MAILS.filter} options={MAILS.filters} value={filter} onChange={setFilter} />
      <p role="status">{state || problem}</p>
      {shown.length === 0 && (
        <EmptyState
          icon={<Icon name="mail" />}
          title={filter === 'all' ? MAILS.none : MAILS.noProblems}
          text={filter === 'all' ? MAILS.noneHelp : MAILS.noProblemsHelp}
        />
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

function NotSending() {
  const { session, shop } = useOffice();
  return (
    <p className="soft">
      {MAILS.noSmtp}{' '}
      {session.ownsInstallation ? <Link to={`/${shop.slug}/installation`}>{MAILS.setUp}</Link> : MAILS.askOperator}
    </p>
  );
}
