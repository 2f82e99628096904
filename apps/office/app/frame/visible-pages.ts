import {
  mayOpen,
  OFFICE_GROUPS,
  OFFICE_PAGES,
  type OfficeGroup,
  type OfficePageEntry,
} from '@tischlein/contract/office-pages';
import type { OfficeSession } from '@tischlein/contract/office';
import { may } from '@tischlein/domain/staff';
import { matchPath } from 'react-router';

type Shop = OfficeSession['shops'][number];

/** An area of the navigation with the pages that the role and the shop have. */
export interface VisibleGroup {
  readonly name: OfficeGroup;
  /** The first is where the area's link leads. */
  readonly pages: readonly [OfficePageEntry, ...OfficePageEntry[]];
}

const hasParameters = ({ path }: OfficePageEntry): boolean => path.includes('/:');

/** The pages of an area, without those that need a parameter. */
export const listPages = (
  { role, device }: OfficeSession,
  shop: Shop,
  group: OfficeGroup,
): readonly OfficePageEntry[] =>
  OFFICE_PAGES.filter(
    (entry) =>
      entry.group === group &&
      !hasParameters(entry) &&
      mayOpen(role, entry) &&
      !(device && entry.isForPeople) &&
      !(shop.isFranchiseOverview && entry.isForBranches),
  );

/** The areas in the order of the navigation. The checklist leads until the shop is open and complete (S3 L1). */
export function listGroups(session: OfficeSession, shop: Shop): readonly VisibleGroup[] {
  const isUnfinished = shop.state === 'draft' || shop.missing.length > 0;
  return OFFICE_GROUPS.flatMap((name) => {
    const [first, ...others] = listPages(session, shop, name);
    const isWanted = name !== 'launch' || (isUnfinished && may(session.role, 'shop', 'write'));
    return first && isWanted ? [{ name, pages: [first, ...others] as const }] : [];
  });
}

/** The page at an address; null: there is none. */
export function findPage(pathname: string, slug: string): OfficePageEntry | null {
  const below = pathname.slice(`/${slug}`.length).replace(/\/$/, '');
  return OFFICE_PAGES.find(({ path }) => (path === '' ? below === '' : matchPath(path, below) !== null)) ?? null;
}

const PHONE_ORDER: readonly OfficeGroup[] = [
  'launch',
  'today',
  'menu',
  'orders',
  'figures',
  'hours',
  'guests',
  'offers',
  'settings',
];
const PHONE_PLACES = 5;

/** The areas of the bar on phones: four and 'Mehr', or all if there are at most five. */
export function listPhoneGroups(groups: readonly VisibleGroup[]): readonly VisibleGroup[] {
  if (groups.length <= PHONE_PLACES) return groups;
  const place = ({ name }: VisibleGroup): number => PHONE_ORDER.indexOf(name);
  return groups.toSorted((left, right) => place(left) - place(right)).slice(0, PHONE_PLACES - 1);
}
