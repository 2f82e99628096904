import type { OwnValueList, OwnValueRow } from '@tischlein/contract/office';
import { OWN_VALUE_KINDS, type OwnValueKind } from '@tischlein/domain/own-values';
import { DIFFERENCES, OWN_VALUE_KIND_NAMES } from '@tischlein/wording/office';

type Branch = OwnValueList['branches'][number];

/** A value in which a branch does not follow its franchise. */
export interface DifferenceRow extends OwnValueRow {
  readonly branch: Branch;
}

export interface DifferenceFilters {
  /** The id of a branch; '': all. */
  readonly branch: string;
  readonly kind: OwnValueKind | 'all';
  readonly text: string;
  /** Only those whose value the franchise has changed since. */
  readonly onlyChanged: boolean;
}

/** 'Lasagne, Preis, Lieferung' */
export const toLabel = ({ name, field }: DifferenceRow): string => [name, field].filter(Boolean).join(', ');

export const NO_FILTERS: DifferenceFilters = { branch: '', kind: 'all', text: '', onlyChanged: false };

export const listRows = ({ branches }: OwnValueList): readonly DifferenceRow[] =>
  branches.flatMap((branch) => branch.values.map((value) => ({ ...value, branch })));

/** Those that want a look come first. */
export function filterRows(rows: readonly DifferenceRow[], filters: DifferenceFilters): readonly DifferenceRow[] {
  const text = filters.text.trim().toLowerCase();
  return rows
    .filter(({ branch }) => filters.branch === '' || branch.shop === filters.branch)
    .filter(({ kind }) => filters.kind === 'all' || kind === filters.kind)
    .filter(({ hasFranchiseChanged }) => hasFranchiseChanged || !filters.onlyChanged)
    .filter((row) => text === '' || toText(row).includes(text))
    .toSorted((one, two) => Number(two.hasFranchiseChanged) - Number(one.hasFranchiseChanged));
}

export const countChanged = (rows: readonly DifferenceRow[]): number =>
  rows.filter(({ hasFranchiseChanged }) => hasFranchiseChanged).length;

/** Whether the list can be narrowed to values that the franchise has changed; while it is, that can be undone. */
export const offersOnlyChanged = (rows: readonly DifferenceRow[], { onlyChanged }: DifferenceFilters): boolean =>
  onlyChanged || countChanged(rows) > 0;

const toText = ({ name, field, franchise, here, branch }: DifferenceRow): string =>
  [name, field, franchise, here, branch.name].join(' ').toLowerCase();

type Kind = DifferenceFilters['kind'];

/** The kinds with how many values are of each: 'Preise (8)'. */
export function nameKinds(rows: readonly DifferenceRow[]): Readonly<Record<Kind, string>> {
  const name = (kind: OwnValueKind): string =>
    DIFFERENCES.counted(OWN_VALUE_KIND_NAMES[kind], rows.filter((row) => row.kind === kind).length);
  return {
    all: DIFFERENCES.counted(DIFFERENCES.all, rows.length),
    prices: name('prices'),
    menu: name('menu'),
    offers: name('offers'),
    opening: name('opening'),
    payments: name('payments'),
    look: name('look'),
    texts: name('texts'),
    other: name('other'),
  };
}

/** Those that there are, and the one that is chosen. */
export const listKinds = (rows: readonly DifferenceRow[], chosen: Kind): readonly Kind[] => [
  'all',
  ...OWN_VALUE_KINDS.filter((kind) => kind === chosen || rows.some((row) => row.kind === kind)),
];
