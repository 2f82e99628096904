import {
  mayOpenIn,
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

/** Whether a person or a device may open a page: by the role, and of the installation its owner only (decision 100). */
export const mayOpenPage = (
  { role, device, ownsInstallation }: OfficeSession,
  shop: Shop,
  entry: OfficePageEntry,
): boolean =>
  mayOpenIn(role, entry, shop) && (ownsInstallation || entry.area !== 'installation') && !(device && entry.isForPeople);

/** Whether they may open a page, and the overview of a franchise does not show its branches there. */
export const hasPage = (session: OfficeSession, shop: Shop, entry: OfficePageEntry): boolean =>
  mayOpenPage(session, shop, entry) && !(shop.isFranchiseOverview && entry.isForBranches);

/** The pages of an area, without those that need a parameter. */
export const listPages = (session: OfficeSession, shop: Shop, group: OfficeGroup): readonly OfficePageEntry[] =>
  OFFICE_PAGES.filter(
    (entry) =>
      entry.group === group &&
      !hasParameters(entry) &&
      hasPage(session, shop, entry) &&
      !(isAlone(shop) && entry.isForFranchises),
  );

/** Whether the overview of a franchise shows its branches in place of a page. */
export const showsBranches = (shop: Shop, { path, isForBranches }: OfficePageEntry): boolean =>
  shop.isFranchiseOverview && (path === '' || isForBranches === true);

const isAlone = ({ franchise, isFranchiseOverview }: Shop): boolean => franchise === null && !isFranchiseOverview;

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
