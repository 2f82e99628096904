import * as calls from '@tischlein/contract/calls';
import type { Erasure, GuestFile, GuestReference } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { saveFile } from '@tischlein/ui/save-file';
import { useStore } from '@tischlein/ui/store';
import { useRemote } from '@tischlein/ui/use-remote';
import { writePersonalPage } from '@tischlein/documents/personal-page';
import { describeHindrances } from '@tischlein/wording';
import { BLOCKS, GUESTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/guests.css';
import { Loading } from '../ui/loading.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { PersonalEntries } from './personal-entries.tsx';
import { wantedContact } from './wanted-contact.ts';

const PERSON = 'person';

/** One guest: everything that is stored about them, to read, to hand over and to delete. */
export function GuestPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { id = '' } = useParams();
  const contact = useStore(wantedContact);
  const reference: GuestReference = id === PERSON ? { contact } : { order: id };
  const [erased, setErased] = useState<Erasure | null>(null);
  const { value, problem } = useRemote<GuestFile>({
    key: `guest ${shop.id} ${JSON.stringify(reference)}`,
    read: () => send(calls.readGuest, { params: { shop: shop.id }, body: reference }),
  });
  return (
    <OfficeFrame
      title={erased ? GUESTS.erased : value ? value.name || GUESTS.nameless : GUESTS.title}
      crumb={{ path: '/gaeste', name: GUESTS.back }}
      isWide
    >
      {value && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!value && !erased && <Loading problem={problem} />}
      <p role="status">{erased ? GUESTS.erased : ''}</p>
      {erased && erased.kept.length > 0 && (
        <>
          <p>{GUESTS.erasedKept}</p>
          <PersonalEntries entries={erased.kept} />
        </>
      )}
      {value && !erased && (
        <WholeGuest slug={shop.slug} shop={shop.id} guest={value} reference={reference} onErased={setErased} />
      )}
    </OfficeFrame>
  );
}

interface WholeGuestProps {
  readonly slug: string;
  readonly shop: string;
  readonly guest: GuestFile;
  readonly reference: GuestReference;
  readonly onErased: (erasure: Erasure) => void;
}

function WholeGuest({ slug, shop, guest, reference, onErased }: WholeGuestProps) {
  const { may } = useOffice();
  const { email, phone, orders, sum, related, entries } = guest;
  return (
    <>
      <p className="row">
        <strong>{GUESTS.summary(orders, sum)}</strong>
        {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
      <div className="with-aside">
        <div className="stack">
          <PersonalEntries entries={entries} />
        </div>
        <div className="stack guest-aside">
          {may('guests', 'write') && (
            <GuestRights slug={slug} shop={shop} guest={guest} reference={reference} onErased={onErased} />
          )}
          {related.length > 0 && (
            <OfficePart title={GUESTS.related}>
              <ul className="lines">
                {related.map((other) => (
                  <li key={other.id}>
                    <Link to={`/${slug}/gaeste/${other.id}`}>{other.name || GUESTS.nameless}</Link> {other.email}
                  </li>
                ))}
              </ul>
            </OfficePart>
          )}
        </div>
      </div>
    </>
  );
}

/** Handing over and deleting (Art. 15, 17, 20 GDPR). */
function GuestRights({ slug, shop, guest, reference, onErased }: WholeGuestProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const { hindrances } = guest;
  const erase = async (isConfirmed: boolean): Promise<void> => {
    setAsking(false);
    if (!isConfirmed) return;
    const answer = await send(calls.eraseGuest, { params: { shop }, body: reference });
    if (answer.ok) onErased(answer.value);
    else setProblem(answer.problem.message);
  };
  return (
    <OfficePart title={GUESTS.rights}>
      <p className="soft">{GUESTS.rightsHelp}</p>
      <div className="row">
        <button type="button" className="button button-line" onClick={() => saveJson(guest)}>
          {GUESTS.json}
        </button>
        <button type="button" className="button button-line" onClick={() => savePage(guest)}>
          {GUESTS.html}
        </button>
        {hindrances.length === 0 && (
          <button type="button" className="button button-line" onClick={() => setAsking(true)}>
            {GUESTS.erase}
          </button>
        )}
      </div>
      {hindrances.length > 0 && (
        <>
          <p>{GUESTS.cannotErase}</p>
          <ul>
            {describeHindrances(hindrances, formatDateTimeWithYear).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {!guest.isBlocked && (
        <Link to={`/${slug}/sperren`} onClick={() => wantedContact.set(guest.email || guest.phone)}>
          {BLOCKS.ofGuest}
        </Link>
      )}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={GUESTS.eraseTitle}
          texts={GUESTS.eraseTexts}
          confirm={GUESTS.erase}
          cancel={GUESTS.keep}
          onClosed={(isConfirmed) => void erase(isConfirmed)}
        />
      )}
    </OfficePart>
  );
}

const saveJson = (guest: GuestFile): void =>
  saveFile(new Blob([JSON.stringify(guest, null, 2)], { type: 'application/json' }), `${GUESTS.fileName}.json`);

function savePage({ name, entries, madeAt }: GuestFile): void {
  const title = GUESTS.pageTitle(name);
  const text = writePersonalPage({ title, sections: [{ title: name, entries }], madeAt }, formatDateTimeWithYear);
  saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), `${GUESTS.fileName}.html`);
}
