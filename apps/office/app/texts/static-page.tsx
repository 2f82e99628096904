import '../styles/texts.css';
import { LEGAL_ROLES, type StaticPage } from '@tischlein/domain/shop';
import { EmptyState } from '@tischlein/ui/empty-state';
import { LAUNCH, TEXTS } from '@tischlein/wording/office';
import { type ReactNode, useState } from 'react';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { FirstStep } from '../ui/first-step.tsx';
import { Icon } from '../ui/icon.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { PageEditor } from './page-editor.tsx';
import { TextList } from '../ui/text-list.tsx';
import { useTexts } from './use-texts.ts';
import { useTextStates } from './use-text-states.ts';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

/** The pages of a shop that are no legal texts. */
export function StaticPagesPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const say = useSavedWords();
  const edited = useTexts(shop.id);
  const { texts, read } = useTextStates(shop.id, edited.savedPages);
  const isOutdated = (id: string): boolean => texts?.outdatedPages.includes(id) === true;
  const mayWrite = useOffice().may('texts', 'write');
  const [chosen, setChosen] = useState<string | null>(null);
  const { pages, problem, changePage, removePage } = edited;
  const own = pages?.filter(({ legalRole }) => legalRole === undefined) ?? [];
  const page = own.find(({ id }) => id === chosen) ?? own[0];
  const add = (): void => {
    const id = `seite-${crypto.randomUUID().slice(0, 8)}`;
    changePage({ id, name: TEXTS.newPage, title: TEXTS.newPage, text: '' });
    setChosen(id);
  };
  const addButton = mayWrite && (
    <button type="button" className="button button-line" onClick={add}>
      {TEXTS.add}
    </button>
  );
  return (
    <OfficeFrame title={TEXTS.pagesTitle} isWide>
      {own.length > 0 && <p className="soft">{TEXTS.pagesLead}</p>}
      {!pages && <Loading problem={problem} />}
      {pages && own.length === 0 && (
        <EmptyState icon={<Icon name="note" />} title={TEXTS.none} text={TEXTS.pagesLead}>
          <FirstStep>{addButton}</FirstStep>
        </EmptyState>
      )}
      {own.length > 0 && (
        <div className="texts" data-kind="pages">
          <div className="stack">
            <TextList
              label={TEXTS.pagesTitle}
              entries={own.map(({ id, name }) => ({
                id,
                name,
                ...(isOutdated(id)
                  ? { kind: 'warn' as const, state: TEXTS.states.outdated }
                  : { kind: 'none' as const, state: '' }),
              }))}
              chosen={page?.id ?? null}
              onChoose={setChosen}
            />
            {addButton}
          </div>
          {page && (
            <SettingValues names={['pages']} edited={edited.compared}>
              <OwnPage
                key={page.id}
                slug={shop.slug}
                page={page}
                isReadOnly={!mayWrite}
                notice={
                  isOutdated(page.id) && (
                    <OutdatedNotice
                      shop={shop.id}
                      page={page}
                      outdated={[TEXTS.company]}
                      isReadOnly={!mayWrite}
                      onConfirmed={read}
                    />
                  )
                }
                onChange={changePage}
                onRemove={() => removePage(page.id)}
              />
            </SettingValues>
          )}
        </div>
      )}
      {mayWrite && <SaveBar edited={edited} saved={say(TEXTS.saved)} />}
    </OfficeFrame>
  );
}

interface OwnPageProps {
  readonly slug: string;
  readonly page: StaticPage;
  readonly isReadOnly: boolean;
  readonly notice: ReactNode;
  readonly onChange: (page: StaticPage) => void;
  readonly onRemove: () => void;
}

function OwnPage({ slug, page, isReadOnly, notice, onChange, onRemove }: OwnPageProps) {
  const [revision, setRevision] = useState(0);
  return (
    <section className="stack" aria-label={page.title}>
      <div className="row">
        <a className="button button-quiet" href={`/f=${slug}/static/${page.id}`} target="_blank" rel="noreferrer">
          {TEXTS.visit}
        </a>
        {!isReadOnly && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            {TEXTS.remove}
          </button>
        )}
      </div>
      {notice}
      <label className="field">
        <span>{TEXTS.role}</span>
        <select
          className="input"
          disabled={isReadOnly}
          value=""
          onChange={({ target }) => {
            const legalRole = LEGAL_ROLES.find((role) => role === target.value);
            if (legalRole) onChange({ ...page, legalRole });
          }}
        >
          <option value="">{TEXTS.noRole}</option>
          {LEGAL_ROLES.map((role) => (
            <option key={role} value={role}>
              {LAUNCH.texts.roles[role]}
            </option>
          ))}
        </select>
      </label>
      <PageEditor page={page} revision={revision} isReadOnly={isReadOnly} onChange={onChange} />
      <OwnValues at={`config/pages/${page.id}`} onFollowed={() => setRevision((count) => count + 1)} />
    </section>
  );
}
