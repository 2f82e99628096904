import '../styles/differences.css';
import * as calls from '@tischlein/contract/calls';
import type { OwnValueList } from '@tischlein/contract/office';
import { dayInShop } from '@tischlein/shop-time';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { EmptyState } from '@tischlein/ui/empty-state';
import { TextField } from '@tischlein/ui/field';
import { useRemote } from '@tischlein/ui/use-remote';
import { saveFile } from '@tischlein/ui/save-file';
import { differencesCsv } from '@tischlein/documents/lists';
import { DIFFERENCES, FRAME, OWN_VALUES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { Said } from '../ui/said.tsx';
import { Segments } from '../ui/segments.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tick } from '../ui/tick.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import {
  countChanged,
  type DifferenceFilters,
  type DifferenceRow,
  filterRows,
  listKinds,
  listRows,
  nameKinds,
  NO_FILTERS,
  offersOnlyChanged,
  toLabel,
} from './difference-rows.ts';
import { DifferenceTable } from './difference-table.tsx';

/** Where branches do not follow their franchise: of an overview those of all its branches, of a branch its own. */
export function DifferencesPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { value, problem, read } = useRemote<OwnValueList>({
    key: shop.id,
    read: () => send(calls.listOwnValues, { params: { shop: shop.id } }),
  });
  const isAlone = shop.franchise === null && !shop.isFranchiseOverview;
  return (
    <OfficeFrame
      title={DIFFERENCES.title}
      isWide
      crumb={
        shop.isFranchiseOverview ? { path: '', name: FRAME.overview } : { path: '/einstellungen', name: FRAME.settings }
      }
      actions={
        <>
          {may('branches', 'write') && !isAlone && (
            <Link className="button button-line" to={`/${shop.slug}/kopieren`}>
              {DIFFERENCES.copy}
            </Link>
          )}
          {value && <CsvButton list={value} />}
        </>
      }
    >
      <p className="soft">{isAlone ? DIFFERENCES.noFranchise : DIFFERENCES.lead}</p>
      {!value && <Loading problem={problem} />}
      {value && !isAlone && <Differences list={value} reload={read} />}
    </OfficeFrame>
  );
}

interface DifferencesProps {
  readonly list: OwnValueList;
  readonly reload: () => Promise<void>;
}

function Differences({ list, reload }: DifferencesProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { said, submit } = useSubmit();
  const [asked, setAsked] = useState<DifferenceRow | null>(null);
  const rows = listRows(list);
  const shown = filterRows(rows, filters);
  const act = async (task: Parameters<typeof submit>[0], success: string): Promise<void> => {
    await submit(task, success);
    await reload();
    focusHeading('.difference-table');
  };
  const follow = (row: DifferenceRow): Promise<void> =>
    act(
      () =>
        send(calls.followFranchise, {
          params: { shop: row.branch.shop },
          headers: { 'if-match': `"${row.branch.version}"` },
          body: { paths: [row.path] },
        }),
      DIFFERENCES.followed(toLabel(row), row.branch.name),
    );
  const keep = (row: DifferenceRow): Promise<void> =>
    act(
      () =>
        send(calls.confirmOwnValues, {
          params: { shop: row.branch.shop },
          headers: { 'if-match': `"${row.branch.version}"` },
          body: { paths: [row.path] },
        }),
      DIFFERENCES.kept(toLabel(row), row.branch.name),
    );
  if (rows.length === 0)
    return (
      <>
        <Said said={said} />
        <EmptyState icon={<Icon name="chain" />} title={DIFFERENCES.none} text={DIFFERENCES.noneHelp} />
      </>
    );
  return (
    <>
      <Filters list={list} filters={filters} onChange={setFilters} />
      <Said said={said} />
      <p className="soft" role="status">
        {shown.length === 0 ? DIFFERENCES.nothingFound : DIFFERENCES.found(shown.length)}
      </p>
      {shown.length > 0 && (
        <DifferenceTable
          key={JSON.stringify(filters)}
          rows={shown}
          withBranches={list.branches.length > 1}
          onFollow={setAsked}
          onKeep={(row) => void keep(row)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={DIFFERENCES.ask(toLabel(asked), asked.branch.name)}
          texts={[DIFFERENCES.askText(asked.here, asked.franchise)]}
          confirm={OWN_VALUES.follow}
          cancel={DIFFERENCES.cancel}
          onClosed={(isConfirmed) => {
            setAsked(null);
            if (isConfirmed) void follow(asked);
          }}
        />
      )}
    </>
  );
}

interface FiltersProps {
  readonly list: OwnValueList;
  readonly filters: DifferenceFilters;
  readonly onChange: (filters: DifferenceFilters) => void;
}

function Filters({ list, filters, onChange }: FiltersProps) {
  const rows = listRows(list);
  const branches = list.branches.map(({ shop, name, values }) => ({
    value: String(shop),
    label: DIFFERENCES.counted(name, values.length),
  }));
  const changed = countChanged(rows);
  return (
    <search className="difference-filters">
      <Segments<DifferenceFilters['kind']>
        label={DIFFERENCES.kind}
        options={nameKinds(rows)}
        values={listKinds(rows, filters.kind)}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      {branches.length > 1 && (
        <SelectField
          label={DIFFERENCES.branch}
          value={filters.branch}
          options={[{ value: '', label: DIFFERENCES.counted(DIFFERENCES.all, rows.length) }, ...branches]}
          onChange={(branch) => onChange({ ...filters, branch })}
        />
      )}
      <TextField
        label={DIFFERENCES.search}
        type="search"
        value={filters.text}
        onChange={({ target }) => onChange({ ...filters, text: target.value })}
      />
      {offersOnlyChanged(rows, filters) && (
        <Tick
          label={DIFFERENCES.onlyChanged(changed)}
          isOn={filters.onlyChanged}
          onChange={(onlyChanged) => onChange({ ...filters, onlyChanged })}
        />
      )}
    </search>
  );
}

function CsvButton({ list }: { readonly list: OwnValueList }) {
  const save = (): void => {
    const rows = listRows(list).map(({ branch, since, ...row }) => ({
      ...row,
      branch: branch.name,
      since: since === null ? '' : dayInShop(since),
    }));
    saveFile(new Blob([differencesCsv(rows)], { type: 'text/csv;charset=utf-8' }), DIFFERENCES.file);
  };
  return (
    <button type="button" className="button button-line" onClick={save}>
      {DIFFERENCES.csv}
    </button>
  );
}
