import * as calls from '@tischlein/contract/calls';
import type { MenuChangeEntry, MenuChangeList, OfficeSession } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Announcer } from '@tischlein/ui/announcer';
import { takeAnswer } from '@tischlein/ui/answer';
import { showToast, Toasts } from '@tischlein/ui/toasts';
import { useRemote } from '@tischlein/ui/use-remote';
import { MENU_HISTORY, summaryText } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/menu-list.css';
import '../styles/menu-dialogs.css';
import { Icon } from '../ui/icon.tsx';
import { ChangeView } from './change-view.tsx';
import { useMenu } from './use-menu.ts';

type State = 'before' | 'after';

/** Who changed the menu, when and what; an earlier menu can be restored. */
export function HistoryPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const params = { shop: shop.id };
  const history = useRemote<MenuChangeList>({
    key: shop.id,
    read: () => send(calls.getMenuChanges, { params }),
  });
  const { value, problem, refusal, write } = history;
  const edited = useMenu(shop.id);
  const { may } = useOffice();
  const [open, setOpen] = useState<number | null>(null);
  const restore = async (number: number, state: State): Promise<void> => {
    if (!value) return;
    const headers = { 'if-match': `"${value.version}"` };
    const answer = await write(
      () => send(calls.restoreMenu, { params: { ...params, number }, headers, body: { state } }),
      takeAnswer,
    );
    if (!answer.ok) return;
    setOpen(null);
    edited.discard();
    showToast({ icon: 'check', text: MENU_HISTORY.restored });
  };
  return (
    <OfficeFrame title={MENU_HISTORY.title}>
      <div className="stack">
        <p>
          <Link to={`/${shop.slug}/karte`}>{MENU_HISTORY.back}</Link>
        </p>
        <p className="soft">{MENU_HISTORY.lead}</p>
        {(refusal || problem) && (
          <p className="notice" data-kind="bad" role="alert">
            {refusal || problem}
          </p>
        )}
        {edited.isChanged && <p className="notice">{MENU_HISTORY.unsaved}</p>}
        {value?.changes.length === 0 && (
          <EmptyState icon={<Icon name="clock" />} title={MENU_HISTORY.empty} text={MENU_HISTORY.emptyHelp}>
            {may('menu', 'write') && (
              <Link className="button button-line" to={`/${shop.slug}/karte`}>
                {MENU_HISTORY.toMenu}
              </Link>
            )}
          </EmptyState>
        )}
        <ol>
          {value?.changes.map((change) => (
            <li key={change.number} className="history-entry">
              <Entry
                change={change}
                isOpen={open === change.number}
                onToggle={() => setOpen(open === change.number ? null : change.number)}
              />
              {open === change.number && (
                <ChangeView
                  shop={shop.id}
                  change={change}
                  mayRestore={may('menu', 'write') && !edited.isChanged}
                  isLatest={change === value.changes[0]}
                  onRestore={(state) => void restore(change.number, state)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <Toasts />
      <Announcer />
    </OfficeFrame>
  );
}

interface EntryProps {
  readonly change: MenuChangeEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Entry({ change: { at, by, cause, summary }, isOpen, onToggle }: EntryProps) {
  const when = formatDateTimeWithYear(at);
  const names = [...new Set(summary.flatMap((each) => each.names))];
  return (
    <div className="history-head">
      <div>
        <strong>{summary.map(summaryText).join(', ')}</strong>
        <span>{names.join(', ')}</span>
        <small>
          <time dateTime={at}>{when}</time> {MENU_HISTORY.by(by)}
          {cause !== 'edit' && `, ${MENU_HISTORY.causes[cause]}`}
        </small>
      </div>
      <button
        type="button"
        className="button button-line"
        aria-expanded={isOpen}
        aria-label={MENU_HISTORY.showLabel(when)}
        onClick={onToggle}
      >
        {MENU_HISTORY.show}
      </button>
    </div>
  );
}
