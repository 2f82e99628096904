import type { OfficeSession } from '@tischlein/contract/office';
import { mayOpenIn, OFFICE_PAGES, type OfficePage } from '@tischlein/contract/office-pages';
import { isOverseer, may, type StaffRole } from '@tischlein/domain/staff';
import { readDevice, writeDevice } from '../values/storage.ts';

/** Where each role works. */
const START_PAGES: Readonly<Record<StaffRole, OfficePage>> = {
  owner: '',
  regionalManager: '',
  branchManager: '',
  staff: '',
  waiter: '/tische',
  driver: '/tour',
  accountant: '/zahlen',
};
/** Roles that look at several branches together, until they choose one. */
const OF_BRANCHES: readonly StaffRole[] = ['owner', 'regionalManager', 'accountant'];

const NAME = 'last-shop';

/** Has this device remember the shop that is open. */
export const rememberShop = (id: string): void => writeDevice(NAME, id);

/** The shop that this device showed last. */
export const readLastShop = (): unknown => readDevice(NAME);

type Shop = OfficeSession['shops'][number];
type Person = Pick<OfficeSession, 'role' | 'device' | 'isFactorMissing' | 'shops'>;

/**
 * The shop that a person starts with: the last one on this device, always the overview for those who look after branches; else the
 * overview of several, or the first shop that takes orders. null: there is none.
 */
export function findStartShop({ role, shops }: Person, last: unknown): Shop | null {
  const known = shops.filter((shop) => OF_BRANCHES.includes(role) || !shop.isFranchiseOverview);
  const alive = known.filter(({ state }) => state !== 'archived');
  const overview = alive.find((shop) => isOverseer(role, shop)) ?? null;
  const remembered = known.find(({ id }) => id === last) ?? null;
  const [first = known[0] ?? shops[0] ?? null] = [
    ...alive.filter(({ isFranchiseOverview }) => isFranchiseOverview),
    ...alive.filter(({ state }) => state === 'open'),
    ...alive,
  ];
  return overview ?? remembered ?? first;
}

/** Where a person works when they open the office. */
export interface StartPlace {
  readonly path: string;
  /** Below /office; otherwise a page of the shop. */
  readonly isInOffice: boolean;
}

/**
 * The page that opens after signing in. A draft starts with its checklist; waiters work on the pages of their tables, but a device that a
 * shift shares is locked in the office.
 */
export function findStartPlace({ role, device, isFactorMissing }: Person, shop: Shop): StartPlace {
  const inOffice = (page: OfficePage): StartPlace => ({ path: `/${shop.slug}${page}`, isInOffice: true });
  if (isFactorMissing) return inOffice('/konto');
  if (shop.state === 'draft' && may(role, 'shop', 'write')) return inOffice('/eroeffnen');
  if (role === 'waiter' && !device && shop.state === 'open' && !shop.isFranchiseOverview)
    return { path: `/f=${shop.slug}/service`, isInOffice: false };
  const page = OFFICE_PAGES.find((entry) => entry.path === START_PAGES[role] && mayOpenIn(role, entry, shop));
  return inOffice(page?.path ?? '/einstellungen');
}
