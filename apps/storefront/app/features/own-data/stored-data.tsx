import * as calls from '@tischlein/contract/calls';
import type { Erasure, PersonalData } from '@tischlein/contract/shop';
import { writePersonalPage } from '@tischlein/documents/personal-page';
import { toYear } from '@tischlein/domain';
import type { PersonalEntry } from '@tischlein/domain/guests';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Notice } from '@tischlein/ui/notice';
import { saveFile } from '@tischlein/ui/save-file';
import { useRemote } from '@tischlein/ui/use-remote';
import { OWN_DATA } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { dayInShop, timeInShop } from '@tischlein/shop-time';
import {
  dayOfMonth,
  describeHindrances,
  describeKept,
  describePersonalFacts,
  PERSONAL_PART_NAMES,
} from '@tischlein/wording';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

interface StoredDataProps {
  /** null: the account that is signed in. */
  readonly token: string | null;
  readonly onNewLink: () => void;
}

/** Everything that is stored about the guest, to read, to take along and to delete. */
export function StoredData({ token, onNewLink }: StoredDataProps) {
  const { shop } = useShop();
  const [erased, setErased] = useState<Erasure | null>(null);
  const { value, problem } = useRemote<PersonalData>({
    key: `own data ${shop.id} ${token}`,
    read: () => send(calls.readPersonalData, { params: { shop: shop.id }, body: { token } }),
  });
  if (erased) return <Erased erasure={erased} />;
  if (problem)
    return (
      <div className="own-data">
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
        <button className="button button-main" type="button" onClick={onNewLink}>
          {OWN_DATA.again}
        </button>
      </div>
    );
  if (!value) return <p role="status">{OWN_DATA.loading}</p>;
  if (value.shops.length === 0) return <p>{OWN_DATA.nothing}</p>;
  return (
    <div className="own-data">
      <p>{OWN_DATA.stored(value.email)}</p>
      {value.shops.map(({ shop: name, entries }) => (
        <section key={name}>
          {value.shops.length > 1 && <h2>{name}</h2>}
          <Entries entries={entries} />
        </section>
      ))}
      <Rights token={token} stored={value} onErased={setErased} />
    </div>
  );
}

function Erased({ erasure: { kept } }: { readonly erasure: Erasure }) {
  return (
    <section className="own-data">
      <h2 ref={focusOnMount} tabIndex={-1}>
        {OWN_DATA.erased}
      </h2>
      {kept.length > 0 && (
        <>
          <p>{OWN_DATA.erasedKept}</p>
          <Entries entries={kept} />
        </>
      )}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly PersonalEntry[] }) {
  return [...Map.groupBy(entries, ({ part }) => part)].map(([part, own]) => (
    <section key={part} aria-label={PERSONAL_PART_NAMES[part]}>
      <h3>{PERSONAL_PART_NAMES[part]}</h3>
      {own.map((entry) => (
        <dl key={JSON.stringify(entry.facts)} className="own-data-entry">
          {describePersonalFacts(entry, formatInstant).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {entry.kept && (
            <div>
              <dt>{OWN_DATA.kept}</dt>
              <dd>{describeKept(entry.kept)}</dd>
            </div>
          )}
        </dl>
      ))}
    </section>
  ));
}

interface RightsProps {
  readonly token: string | null;
  readonly stored: PersonalData;
  readonly onErased: (erasure: Erasure) => void;
}

function Rights({ token, stored, onErased }: RightsProps) {
  const { shop } = useShop();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const erase = async (isConfirmed: boolean): Promise<void> => {
    setAsking(false);
    if (!isConfirmed) return;
    const answer = await send(calls.erasePersonalData, { params: { shop: shop.id }, body: { token } });
    if (answer.ok) onErased(answer.value);
    else setProblem(answer.problem.message);
  };
  const { hindrances } = stored;
  return (
    <div className="own-data-rights">
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <button className="button button-line" type="button" onClick={() => saveJson(stored)}>
        {OWN_DATA.json}
      </button>
      <button className="button button-line" type="button" onClick={() => savePage(stored)}>
        {OWN_DATA.html}
      </button>
      {hindrances.length === 0 ? (
        <button className="button button-line" type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {OWN_DATA.erase}
        </button>
      ) : (
        <div>
          <p>{OWN_DATA.cannotErase}</p>
          <ul>
            {describeHindrances(hindrances, formatInstant).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={OWN_DATA.eraseTitle}
          texts={OWN_DATA.eraseTexts}
          confirm={OWN_DATA.erase}
          cancel={OWN_DATA.keep}
          onClosed={(isConfirmed) => void erase(isConfirmed)}
        />
      )}
    </div>
  );
}

const formatInstant = (instant: string): string =>
  `${dayOfMonth(dayInShop(instant))} ${toYear(dayInShop(instant))}, ${timeInShop(instant)}`;

const saveJson = (stored: PersonalData): void =>
  saveFile(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }), `${OWN_DATA.fileName}.json`);

function savePage({ shops, madeAt }: PersonalData): void {
  const sections = shops.map(({ shop: title, entries }) => ({ title, entries }));
  const text = writePersonalPage({ title: OWN_DATA.title, sections, madeAt }, formatInstant);
  saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), `${OWN_DATA.fileName}.html`);
}
