import type { GuestTable } from '@tischlein/contract/shop';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { OUR_TABLE, TABLE_ARRIVAL } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Link } from '../../browser/router.tsx';
import { CHOOSE_TABLE_PATH, PATHS } from '../../shop/paths.ts';
import { useGuestTable } from '../../table/guest-table.ts';
import { useSeat } from '../../table/use-seat.ts';
import '../../styles/table.css';

interface TableGateProps {
  readonly children: (table: GuestTable) => ReactNode;
}

/** Shows the table once it is known, how old the state is, or why the visit is over. */
export function TableGate({ children }: TableGateProps) {
  const { value: state, isConnected, read } = useGuestTable();
  useSeat(state);
  if (state === undefined) return isConnected ? <Skeleton /> : <NoState onRefresh={() => void read()} />;
  if (state.kind === 'ended') return <TableEnded reason={state.reason} />;
  if (!state.table) return <NoState onRefresh={() => void read()} />;
  const isStopped = state.kind === 'stopped';
  return (
    <>
      {(isStopped || !isConnected) && (
        <div className="table-offline">
          <Notice kind="warn" icon="offline" role="status">
            <strong>{OUR_TABLE.offline}</strong>
            <p>
              {isStopped
                ? OUR_TABLE.stoppedText(timeInShop(state.table.now))
                : OUR_TABLE.offlineText(timeInShop(state.table.now))}
            </p>
          </Notice>
          <button className="button button-line" type="button" onClick={() => void read()}>
            {OUR_TABLE.refresh}
          </button>
        </div>
      )}
      {/* A server of the release before names none (decision 093). */}
      {typeof state.table.movedFrom === 'number' && (
        <Notice kind="plain" icon="table">
          {OUR_TABLE.movedAlong(state.table.movedFrom, state.table.table)}
        </Notice>
      )}
      {children(state.table)}
    </>
  );
}

function NoState({ onRefresh }: { readonly onRefresh: () => void }) {
  return (
    <div className="table-offline">
      <Notice kind="warn" icon="offline" role="alert">
        <strong>{OUR_TABLE.offline}</strong>
        <p>{OUR_TABLE.noState}</p>
      </Notice>
      <button className="button button-line" type="button" onClick={onRefresh}>
        {OUR_TABLE.refresh}
      </button>
    </div>
  );
}

function TableEnded({ reason }: { readonly reason: 'tableCleared' | 'tableNotChosen' }) {
  const isCleared = reason === 'tableCleared';
  return (
    <div className="empty" role="status">
      <span className="empty-mark">
        <Icon name="table" />
      </span>
      <h2>{isCleared ? OUR_TABLE.cleared : OUR_TABLE.noTable}</h2>
      <p>{isCleared ? OUR_TABLE.clearedHelp : OUR_TABLE.noTableHelp}</p>
      {isCleared ? (
        <Link className="button button-line" to={PATHS.start}>
          {OUR_TABLE.toMenu}
        </Link>
      ) : (
        <Link className="button button-main" to={CHOOSE_TABLE_PATH}>
          {TABLE_ARRIVAL.number}
        </Link>
      )}
    </div>
  );
}
