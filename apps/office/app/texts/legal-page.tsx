import '../styles/texts.css';
import * as calls from '@tischlein/contract/calls';
import {
  type Filling,
  fillText,
  findLegalPage,
  LEGAL_ROLES,
  type LegalRole,
  listFillingNames,
  listPlaceholders,
  REQUIRED_LEGAL_ROLES,
  type StaticPage,
} from '@tischlein/domain/shop';
import { LAUNCH, TEXTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { LegalTexts } from '@tischlein/contract/office';
import { EntityFields } from '../documents/entity-form.tsx';
import { type EditedEntity, useEntity } from '../documents/use-entity.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { joinEdited } from '../ui/join-edited.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { LinkOffer, OutdatedNotice } from './outdated-notice.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { ProcessingContract } from '../documents/processing-contract.tsx';
import { ReplaceTextDialog } from '../documents/replace-text-dialog.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { PageEditor } from './page-editor.tsx';
import { TextList } from '../ui/text-list.tsx';
import { useTexts } from './use-texts.ts';
import { useTextStates } from './use-text-states.ts';
import { Loading } from '../ui/loading.tsx';
import { SettingValues } from '../frame/setting-values.tsx';
import { OwnValues } from '../frame/own-values.tsx';

/** The legal texts of a shop: filled from its company, edited as guests see them, with the versions that orders accepted. */
export function LegalTextsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  return may('shop', 'write') ? <PageWithCompany shop={shop} /> : <Page shop={shop} company={null} />;
}

const PageWithCompany = ({ shop }: Pick<ShopOffice, 'shop'>) => <Page shop={shop} company={useEntity(shop.id)} />;

interface PageProps extends Pick<ShopOffice, 'shop'> {
  /** null: this person may not edit it. */
  readonly company: EditedEntity | null;
}

function Page({ shop, company }: PageProps) {
  const say = useSavedWords();
  const edited = useTexts(shop.id);
  const { may } = useOffice();
  const mayWrite = may('texts', 'write');
  const [role, setRole] = useState<LegalRole>('imprint');
  const { pages, problem, savedPages } = edited;
  const { texts, read } = useTextStates(shop.id, savedPages);
  const fillings = texts?.fillings ?? [];
  const saveCompany = async (): Promise<boolean> => {
    const isSaved = (await company?.save()) === true;
    // The texts quote it.
    if (isSaved) read();
    return isSaved;
  };
  return (
    <OfficeFrame title={TEXTS.legalTitle} isWide>
      <p className="soft">{TEXTS.legalLead}</p>
      {pages ? (
        <div className="texts">
          <TextList
            label={TEXTS.list}
            entries={LEGAL_ROLES.map((each) => ({
              id: each,
              name: TEXTS.short[each],
              ...describeState(findLegalPage(pages, each), each, texts),
            }))}
            chosen={role}
            onChoose={setRole}
          />
          <SettingValues names={['pages']} edited={edited.compared}>
            <LegalText
              key={role}
              shop={shop}
              role={role}
              page={findLegalPage(pages, role)}
              isReadOnly={!mayWrite}
              fillings={fillings}
              outdated={findState(texts, role)?.outdated ?? []}
              onConfirmed={read}
              onChange={(page) => edited.changePage({ ...page, legalRole: role })}
            />
          </SettingValues>
          <aside className="stack">
            {company && (
              <details className="stack texts-company">
                <summary>
                  <strong>{TEXTS.company}</strong>
                  <span className="soft">{TEXTS.companyHelp}</span>
                </summary>
                <EntityFields edited={company} slug={shop.slug} />
              </details>
            )}
            <PlaceholderList fillings={fillings} />
            <ProcessingContract shop={shop.id} />
            {(role === 'terms' || role === 'privacy') && (
              <LegalVersions shop={shop.id} title={findLegalPage(pages, role)?.title ?? null} />
            )}
          </aside>
        </div>
      ) : (
        <Loading problem={problem} />
      )}
      {(mayWrite || company) && (
        <SaveBar
          edited={joinEdited([edited, ...(company ? [{ ...company, save: saveCompany }] : [])])}
          saved={say(TEXTS.saved)}
        />
      )}
    </OfficeFrame>
  );
}

const findState = (texts: LegalTexts | null, role: LegalRole) => texts?.states.find((state) => state.role === role);

function describeState(page: StaticPage | null, role: LegalRole, texts: LegalTexts | null) {
  const gaps = page ? listPlaceholders(page.text).length : 0;
  if (gaps > 0) return { kind: 'warn', state: TEXTS.gaps(gaps) } as const;
  if ((findState(texts, role)?.outdated.length ?? 0) > 0)
    return { kind: 'warn', state: TEXTS.states.outdated } as const;
  if (page && page.text.trim() !== '') return { kind: 'good', state: TEXTS.states.done } as const;
  return REQUIRED_LEGAL_ROLES.includes(role)
    ? ({ kind: 'bad', state: TEXTS.states.missing } as const)
    : ({ kind: 'none', state: TEXTS.states.optional } as const);
}

interface LegalTextProps {
  readonly shop: ShopOffice['shop'];
  readonly role: LegalRole;
  /** null: there is none yet. */
  readonly page: StaticPage | null;
  readonly isReadOnly: boolean;
  readonly fillings: readonly Filling[];
  /** Names of what the saved text says otherwise. */
  readonly outdated: readonly string[];
  readonly onConfirmed: () => void;
  readonly onChange: (page: StaticPage) => void;
}

function LegalText({ shop, role, page, isReadOnly, onChange, fillings, outdated, onConfirmed }: LegalTextProps) {
  const [revision, setRevision] = useState(0);
  const [suggested, setSuggested] = useState<StaticPage | null>(null);
  const [problem, setProblem] = useState('');
  const suggest = async (): Promise<void> => {
    const answer = await send(calls.suggestLegalText, { params: { shop: shop.id, role } });
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    if (isEmpty) replace(answer.value.page);
    else setSuggested(answer.value.page);
  };
  const replace = (next: StaticPage): void => {
    onChange({ ...next, ...page, text: next.text });
    setRevision((count) => count + 1);
  };
  const isEmpty = (page?.text ?? '').trim() === '';
  const unknown = listFillingNames(page?.text ?? '').filter((name) => !fillings.some((each) => each.name === name));
  return (
    <section className="stack" aria-label={LAUNCH.texts.roles[role]}>
      <h2>{LAUNCH.texts.roles[role]}</h2>
      <p className="soft">{TEXTS.suggestHelp}</p>
      <div className="row">
        {!isReadOnly && (
          <button type="button" className="button button-line" onClick={() => void suggest()}>
            {isEmpty ? TEXTS.suggest : TEXTS.replace}
          </button>
        )}
        {page && (
          <a
            className="button button-quiet"
            href={`/f=${shop.slug}/static/${page.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {TEXTS.visit}
          </a>
        )}
      </div>
      <p role="status">{problem}</p>
      {page && outdated.length > 0 && (
        <OutdatedNotice
          shop={shop.id}
          page={page}
          outdated={outdated}
          isReadOnly={isReadOnly}
          onConfirmed={onConfirmed}
        />
      )}
      {page && !isReadOnly && outdated.length === 0 && (
        <LinkOffer page={page} fillings={fillings} onChange={(text) => replace({ ...page, text })} />
      )}
      {fillings.length > 0 && unknown.length > 0 && (
        <p className="notice" data-kind="warn">
          {TEXTS.unknownPlaceholders(unknown)}
        </p>
      )}
      <PageEditor page={page ?? createPage(role)} revision={revision} isReadOnly={isReadOnly} onChange={onChange} />
      {page && <OwnValues at={`config/pages/${page.id}`} onFollowed={() => setRevision((count) => count + 1)} />}
      {suggested && (
        <ReplaceTextDialog
          before={fillText(page?.text ?? '', fillings)}
          after={fillText(suggested.text, fillings)}
          onReplace={() => replace(suggested)}
          onClosed={() => setSuggested(null)}
        />
      )}
    </section>
  );
}

const createPage = (role: LegalRole): StaticPage => ({
  id: role,
  name: TEXTS.short[role],
  title: LAUNCH.texts.roles[role],
  legalRole: role,
  text: '',
});
