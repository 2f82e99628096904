import { mayOpenIn, OFFICE_PAGES, type OfficePage, type OfficePageEntry } from '@tischlein/contract/office-pages';
import type { OfficeSession } from '@tischlein/contract/office';
import { may, type StaffRole } from '@tischlein/domain/staff';
import { HELP, helpForOthers, type HelpStep } from '@tischlein/wording/office';

/** The entry of a page; throws if there is none. */
export function findEntry(path: OfficePage): OfficePageEntry {
  const entry = OFFICE_PAGES.find((each) => each.path === path);
  if (!entry) throw new Error(`The office has no page ${path}.`);
  return entry;
}

interface Caller {
  readonly session: Pick<OfficeSession, 'role' | 'device'>;
  readonly shop: Pick<OfficeSession['shops'][number], 'isFranchiseOverview'>;
}

/** Why a step of the help is not for those who are signed in, in words that say whose it is; null: it is theirs. */
export function findObstacle(
  { words, page, area, access = 'write' }: HelpStep,
  { session, shop }: Caller,
): string | null {
  const entry = findEntry(page);
  const needed = area ?? entry.area;
  const mayTake = (role: StaffRole): boolean =>
    mayOpenIn(role, entry, shop) && (needed === 'own' || may(role, needed, access));
  if (shop.isFranchiseOverview && entry.isForBranches) return HELP.inBranches(words);
  if (session.device && entry.isForPeople) return HELP.forPeople(words);
  return mayTake(session.role) ? null : helpForOthers(words, mayTake);
}
