import * as calls from '@tischlein/contract/calls';
import type { MenuChangeDetail, MenuChangeEntry } from '@tischlein/contract/office';
import { listMenuChanges } from '@tischlein/domain/menu-editing';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { BULK, describeMenuChange, MENU_HISTORY } from '@tischlein/wording/office';
import { useState } from 'react';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { Table } from '../ui/table.tsx';

type State = 'before' | 'after';

interface ChangeViewProps {
  readonly shop: string;
  readonly change: MenuChangeEntry;
  readonly mayRestore: boolean;
  /** The menu is as this change left it. */
  readonly isLatest: boolean;
  readonly onRestore: (state: State) => void;
}

/** What one change did, field by field, and the ways back. */
export function ChangeView({ shop, change: { number, at }, mayRestore, isLatest, onRestore }: ChangeViewProps) {
  const { value: detail, problem } = useRemote<MenuChangeDetail>({
    key: `${shop} ${number}`,
    read: () => send(calls.getMenuChange, { params: { shop, number } }),
  });
  const [asked, setAsked] = useState<State | null>(null);
  const when = formatDateTimeWithYear(at);
  return (
    <div className="stack history-detail">
      {problem && <p role="alert">{problem}</p>}
      {detail && <Differences detail={detail} />}
      {detail && mayRestore && (
        <div className="row">
          <button type="button" className="button button-line" onClick={() => setAsked('before')}>
            {MENU_HISTORY.restoreBefore}
          </button>
          {!isLatest && (
            <button type="button" className="button button-line" onClick={() => setAsked('after')}>
              {MENU_HISTORY.restoreAfter}
            </button>
          )}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={MENU_HISTORY.restoreTitle}
          texts={[MENU_HISTORY.restoreText[asked](when)]}
          confirm={MENU_HISTORY.restoreNow}
          cancel={BULK.cancel}
          mainAnswer="cancel"
          onConfirm={() => onRestore(asked)}
          onClosed={() => setAsked(null)}
        />
      )}
    </div>
  );
}

const MOST_ROWS = 200;

function Differences({ detail: { before, after } }: { readonly detail: MenuChangeDetail }) {
  const changes = listMenuChanges(before, after);
  const rows = changes.slice(0, MOST_ROWS);
  return (
    <>
      <Table
        isDense
        onPhones="table"
        rows={rows.map((change) => ({
          ...describeMenuChange(change, change.kind === 'removed' ? before : after),
          key: `${change.part} ${change.id} ${change.field.join('/')} ${change.kind}`,
        }))}
        toKey={({ key }) => key}
        columns={[
          {
            name: MENU_HISTORY.what,
            isHead: true,
            cell: ({ name, field }) => (
              <>
                {name} <small>{field}</small>
              </>
            ),
          },
          { name: MENU_HISTORY.before, cell: (words) => words.before },
          { name: MENU_HISTORY.after, cell: (words) => words.after },
        ]}
      />
      {rows.length < changes.length && <p>{MENU_HISTORY.moreChanges(changes.length - rows.length)}</p>}
    </>
  );
}
