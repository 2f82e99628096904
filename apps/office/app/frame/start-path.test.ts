import type { OfficeSession } from '@tischlein/contract/office';
import { mayOpenIn, OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { SHOP_STATES, type ShopState } from '@tischlein/domain/shop';
import { DEVICE_ROLES, STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
import { describe, expect, it } from 'vitest';
import { findStartPlace, findStartShop } from './start-path.ts';

type Shop = OfficeSession['shops'][number];

const aShop = (slug: string, state: ShopState = 'open', isFranchiseOverview = false): Shop => ({
  id: slug,
  slug,
  name: slug,
  isFranchiseOverview,
  franchise: null,
  primaryColor: '#000000',
  accentColor: '#000000',
  logo: null,
  isDegraded: false,
  state,
  missing: [],
  hasOutdatedTexts: false,
});

const CHAIN = aShop('kette', 'open', true);
const [NORTH, SOUTH] = [aShop('nord'), aShop('sued')];

const aPerson = (role: StaffRole, shops: readonly Shop[], more: Partial<OfficeSession> = {}) => ({
  role,
  device: null,
  isFactorMissing: false,
  shops: [...shops],
  ...more,
});

/** Where the person is after signing in. */
function lands(person: ReturnType<typeof aPerson>, last: string | null = null): string | null {
  const shop = findStartShop(person, last);
  if (!shop) return null;
  const { path, isInOffice } = findStartPlace(person, shop);
  return isInOffice ? `/office${path}` : path;
}

describe('after signing in, each role is where it works', () => {
  it.each<[StaffRole, string]>([
    ['owner', '/office/nord'],
    ['regionalManager', '/office/nord'],
    ['branchManager', '/office/nord'],
    ['staff', '/office/nord'],
    ['waiter', '/f=nord/service'],
    ['driver', '/office/nord/tour'],
    ['accountant', '/office/nord/zahlen'],
  ])('%s of one shop: %s', (role, place) => {
    expect(lands(aPerson(role, [NORTH]))).toBe(place);
  });

  it.each<[StaffRole, string | null, string]>([
    ['owner', null, '/office/kette'],
    ['owner', 'sued', '/office/sued'],
    ['owner', 'kette', '/office/kette'],
    ['owner', 'geloescht', '/office/kette'],
    ['regionalManager', null, '/office/kette'],
    ['regionalManager', 'sued', '/office/kette'],
    ['branchManager', null, '/office/nord'],
    ['branchManager', 'sued', '/office/sued'],
    ['staff', 'kette', '/office/nord'],
    ['waiter', 'sued', '/f=sued/service'],
    ['driver', 'sued', '/office/sued/tour'],
    ['accountant', null, '/office/kette/zahlen'],
    ['accountant', 'sued', '/office/sued/zahlen'],
  ])('%s of a chain, last shop %s: %s', (role, last, place) => {
    expect(lands(aPerson(role, [CHAIN, NORTH, SOUTH]), last)).toBe(place);
  });

  it.each<[StaffRole, ShopState, string]>([
    ['owner', 'draft', '/office/nord/eroeffnen'],
    ['branchManager', 'draft', '/office/nord'],
    ['waiter', 'draft', '/office/nord/tische'],
    ['waiter', 'archived', '/office/nord/tische'],
    ['accountant', 'archived', '/office/nord/zahlen'],
  ])('%s of a shop that is %s: %s', (role, state, place) => {
    expect(lands(aPerson(role, [aShop('nord', state)]))).toBe(place);
  });

  it('a shop that takes orders comes before others', () => {
    const shops = [aShop('alt', 'archived'), aShop('bald', 'draft'), NORTH];
    expect(lands(aPerson('staff', shops))).toBe('/office/nord');
  });

  it.each(DEVICE_ROLES)('a shared device of the role %s stays in the office, where it is locked', (role) => {
    const pages = { staff: '', waiter: '/tische', driver: '/tour' };
    expect(lands(aPerson(role, [NORTH], { device: { isLocked: false } }))).toBe(`/office/nord${pages[role]}`);
  });

  it('whoever has to set up a second factor first does it in their account', () => {
    expect(lands(aPerson('owner', [NORTH], { isFactorMissing: true }))).toBe('/office/nord/konto');
  });

  it('nobody without a shop is anywhere', () => {
    expect(lands(aPerson('staff', []))).toBeNull();
  });
});

describe('nobody starts with a refusal', () => {
  const shops = SHOP_STATES.flatMap((state) => [aShop(`${state}-haus`, state), aShop(`${state}-kette`, state, true)]);
  const cases = STAFF_ROLES.flatMap((role) => shops.map((shop) => [role, shop.slug, shop] as const));

  it.each(cases)('%s of %s', (role, slug, shop) => {
    const { path, isInOffice } = findStartPlace(aPerson(role, [shop]), shop);
    const page = OFFICE_PAGES.find((entry) => path === `/${slug}${entry.path}`);
    expect(isInOffice ? page && mayOpenIn(role, page, shop) : path).toEqual(isInOffice ? true : `/f=${slug}/service`);
  });
});
