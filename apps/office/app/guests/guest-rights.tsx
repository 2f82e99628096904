import * as calls from '@tischlein/contract/calls';
import type { Erasure, GuestFile, GuestReference } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { saveFile } from '@tischlein/ui/save-file';
import { writePersonalPage } from '@tischlein/documents/personal-page';
import { describeHindrances } from '@tischlein/wording';
import { BLOCKS, GUESTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { wantedContact } from './wanted-contact.ts';

interface GuestRightsProps {
  readonly slug: string;
  readonly shop: string;
  readonly guest: GuestFile;
  readonly reference: GuestReference;
  readonly onErased: (erasure: Erasure) => void;
}

/** Handing over and deleting (Art. 15, 17, 20 GDPR). */
export function GuestRights({ slug, shop, guest, reference, onErased }: GuestRightsProps) {
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
    <section className="well group" aria-label={GUESTS.rights}>
      <h2>{GUESTS.rights}</h2>
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
    </section>
  );
}

const saveJson = (guest: GuestFile): void =>
  saveFile(new Blob([JSON.stringify(guest, null, 2)], { type: 'application/json' }), `${GUESTS.fileName}.json`);

function savePage({ name, entries, madeAt }: GuestFile): void {
  const title = GUESTS.pageTitle(name);
  const text = writePersonalPage({ title, sections: [{ title: name, entries }], madeAt }, formatDateTimeWithYear);
  saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), `${GUESTS.fileName}.html`);
}
