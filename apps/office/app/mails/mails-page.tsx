import '../styles/texts.css';
import { MAIL_KINDS, type MailKind } from '@tischlein/domain/shop';
import { MAILS } from '@tischlein/wording/office';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextList } from '../ui/text-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailTextForm } from './mail-text-form.tsx';
import { SentMails } from './sent-mails.tsx';
import { useMailTexts } from './use-mail-texts.ts';

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
  if (!edited.isLoaded) return <p role="status">{edited.problem}</p>;
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
        <MailTextForm
          key={kind}
          shop={shop}
          kind={kind}
          text={text}
          isReadOnly={isReadOnly}
          onChange={(next) => edited.changeText(kind, next)}
        />
        <MailPreview shop={shop} kind={kind} text={text} />
      </div>
      {!isReadOnly && <SaveBar edited={edited} saved={MAILS.saved} />}
    </>
  );
}
