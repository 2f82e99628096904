import { findValueArea, toPathKey } from '@tischlein/domain/own-values';
import { formatDate } from '@tischlein/shop-time';
import { DIFFERENCES, OWN_VALUES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { type Column, Table } from '../ui/table.tsx';
import { type DifferenceRow, toLabel } from './difference-rows.ts';
import { toValuePage } from './value-page.ts';

const ROWS_AT_ONCE = 100;

interface DifferenceTableProps {
  readonly rows: readonly DifferenceRow[];
  readonly withBranches: boolean;
  readonly onFollow: (row: DifferenceRow) => void;
  readonly onKeep: (row: DifferenceRow) => void;
}

/** Values beside those of the franchise, a hundred at once. */
export function DifferenceTable({ rows, withBranches, onFollow, onKeep }: DifferenceTableProps) {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const rest = rows.length - count;
  const branch: Column<DifferenceRow> = { part: 'branch', name: DIFFERENCES.branch, cell: (row) => row.branch.name };
  return (
    <>
      <Table<DifferenceRow>
        kind="difference-table"
        label={DIFFERENCES.title}
        onPhones="list"
        rows={rows.slice(0, count)}
        toKey={(row) => `${row.branch.shop} ${toPathKey(row.path)}`}
        columns={[
          { part: 'what', name: DIFFERENCES.what, isHead: true, cell: (row) => <What row={row} /> },
          ...(withBranches ? [branch] : []),
          { part: 'franchise', name: DIFFERENCES.franchise, cell: (row) => row.franchise },
          { part: 'here', name: DIFFERENCES.here, cell: (row) => <Here row={row} onKeep={onKeep} /> },
          {
            part: 'since',
            name: DIFFERENCES.since,
            cell: ({ since }) => (since === null ? DIFFERENCES.unknown : formatDate(since)),
          },
          {
            part: 'actions',
            name: OWN_VALUES.follow,
            isNameHidden: true,
            cell: (row) => <Follow row={row} onFollow={onFollow} />,
          },
        ]}
      />
      {rest > 0 && (
        <button type="button" className="button button-line" onClick={() => setCount((now) => now + ROWS_AT_ONCE)}>
          {DIFFERENCES.more(rest)}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly row: DifferenceRow;
}

/** The field, as a link to where it is edited. */
function What({ row: { branch, path, name, field, isLeftOut } }: RowProps) {
  const page = toValuePage(isLeftOut ? path.slice(0, -1) : path);
  return (
    <>
      {page === null ? name : <Link to={`/${branch.slug}${page}`}>{name}</Link>}
      {field && <small>{field}</small>}
    </>
  );
}

function Here({ row, onKeep }: RowProps & { readonly onKeep: (row: DifferenceRow) => void }) {
  const mayChange = useMayChange(row);
  return (
    <>
      <strong>{row.here}</strong>
      {row.hasFranchiseChanged && (
        <span className="row">
          <span className="state" data-kind="warn">
            {DIFFERENCES.changedSince}
          </span>
          {mayChange && (
            <button
              type="button"
              className="link-button"
              aria-label={DIFFERENCES.keepThis(toLabel(row), row.branch.name)}
              onClick={() => onKeep(row)}
            >
              {DIFFERENCES.keep}
            </button>
          )}
        </span>
      )}
    </>
  );
}

function Follow({ row, onFollow }: RowProps & { readonly onFollow: (row: DifferenceRow) => void }) {
  if (!useMayChange(row)) return null;
  return (
    <button
      type="button"
      className="link-button"
      aria-label={DIFFERENCES.followThis(toLabel(row), row.branch.name)}
      onClick={() => onFollow(row)}
    >
      {OWN_VALUES.follow}
    </button>
  );
}

function useMayChange({ path }: DifferenceRow): boolean {
  const { may } = useOffice();
  const area = findValueArea(path);
  return area !== null && may(area, 'write');
}
