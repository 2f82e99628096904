import type { OpeningDuty } from '@tischlein/domain/shop';
import { isOverseer, may, type StaffAccess, type StaffArea, type StaffRole } from '@tischlein/domain/staff';

/** The areas of the navigation, in its order; `launch` leads while a shop is a draft. */
export const OFFICE_GROUPS = [
  'launch',
  'today',
  'menu',
  'offers',
  'hours',
  'orders',
  'figures',
  'guests',
  'settings',
] as const;
export type OfficeGroup = (typeof OFFICE_GROUPS)[number];

interface PageDefinition {
  /** Below /office/{slug}; ':id' is any id. */
  readonly path: string;
  /** Access to one of these areas gives access to the page; `own`: everybody. */
  readonly area: StaffArea | readonly StaffArea[] | 'own';
  /** Absent: `read`. A page that only changes things is for those who may write. */
  readonly access?: StaffAccess;
  /** The first page of a group is where its link leads, the others are tabs; those with parameters have no tab. null: in none. */
  readonly group: OfficeGroup | null;
  /** The overview of a franchise takes no orders, so it has no such page. */
  readonly isForBranches?: true;
  /** A shared device has no account of its own. */
  readonly isForPeople?: true;
  /** A restaurant that belongs to no franchise has no such page. */
  readonly isForFranchises?: true;
  /** Of an overview, also for those who work for some of its branches only. */
  readonly isForOverseers?: true;
}

const PAGES = [
  { path: '/eroeffnen', area: 'shop', group: 'launch' },
  { path: '', area: 'desk', group: 'today', isForOverseers: true },
  { path: '/tour', area: 'handover', group: 'today', isForBranches: true },
  { path: '/karte', area: 'menu', group: 'menu' },
  { path: '/karte/kombis', area: 'menu', group: 'menu' },
  { path: '/karte/gruppen', area: 'menu', group: 'menu' },
  { path: '/karte/zutaten', area: 'menu', group: 'menu' },
  { path: '/karte/verlauf', area: 'menu', group: 'menu' },
  { path: '/einlesen', area: 'menu', group: 'menu' },
  { path: '/karte/gericht/:id', area: 'menu', group: 'menu' },
  { path: '/karte/kombi/:id', area: 'menu', group: 'menu' },
  { path: '/karte/kategorie/:id', area: 'menu', group: 'menu' },
  { path: '/bestand', area: 'stock', group: 'menu', isForBranches: true },
  { path: '/allergene', area: 'menu', group: 'menu' },
  { path: '/angebote', area: 'offers', group: 'offers' },
  { path: '/angebote/:id', area: 'offers', group: 'offers' },
  { path: '/gutscheine', area: 'offers', group: 'offers' },
  { path: '/gutscheine/:id', area: 'offers', group: 'offers' },
  { path: '/zeiten', area: 'opening', group: 'hours' },
  { path: '/liefergebiete', area: 'opening', group: 'hours', isForBranches: true },
  { path: '/bestellungen', area: ['desk', 'refunds', 'books'], group: 'orders', isForOverseers: true },
  { path: '/bestellungen/:id', area: ['desk', 'refunds', 'books'], group: 'orders', isForBranches: true },
  { path: '/aufgaben', area: ['refunds', 'desk', 'guests', 'people'], group: 'orders', isForBranches: true },
  { path: '/widerrufe', area: 'desk', group: 'orders', isForBranches: true },
  { path: '/zahlen', area: 'books', group: 'figures', isForOverseers: true },
  { path: '/tagesuebersicht', area: 'books', group: 'figures', isForBranches: true },
  { path: '/ausfuhr', area: 'books', group: 'figures', isForBranches: true },
  { path: '/gaeste', area: 'guests', group: 'guests', isForOverseers: true },
  { path: '/gaeste/:id', area: 'guests', group: 'guests', isForBranches: true },
  { path: '/sperren', area: 'guests', group: 'guests', isForBranches: true },
  { path: '/bewertungen', area: 'guests', group: 'guests', isForBranches: true },
  { path: '/reservierungen', area: 'tables', group: 'guests', isForBranches: true },
  { path: '/bewerbungen', area: 'people', group: 'guests' },
  { path: '/einstellungen', area: 'own', group: 'settings', isForOverseers: true },
  { path: '/restaurant', area: 'shop', group: 'settings' },
  { path: '/optionen', area: 'shop', group: 'settings' },
  { path: '/zahlungen', area: 'payments', group: 'settings' },
  { path: '/tische', area: 'tables', group: 'settings', isForBranches: true },
  { path: '/statistik', area: ['books', 'integrations'], group: 'settings' },
  { path: '/schnittstellen', area: 'integrations', group: 'settings' },
  { path: '/mails', area: 'mails', group: 'settings' },
  { path: '/keine-antwort', area: 'opening', group: 'settings' },
  { path: '/team', area: 'people', group: 'settings', isForOverseers: true },
  { path: '/geraete', area: 'people', group: 'settings', isForBranches: true },
  {
    path: '/unterschiede',
    area: 'branches',
    group: 'settings',
    isForFranchises: true,
    isForOverseers: true,
  },
  { path: '/kopieren', area: 'branches', group: null, isForFranchises: true, isForOverseers: true },
  { path: '/drucker', area: ['desk', 'shop'], group: 'settings', isForBranches: true },
  { path: '/protokoll', area: 'people', group: 'settings' },
  { path: '/konto', area: 'own', group: 'settings', isForPeople: true, isForOverseers: true },
  { path: '/installation', area: 'installation', group: 'settings' },
  { path: '/marke', area: 'look', group: 'settings' },
  { path: '/recht', area: 'texts', group: 'settings' },
  { path: '/seiten', area: 'texts', group: 'settings' },
  { path: '/schliessen', area: 'shop', access: 'write', group: 'settings' },
  { path: '/eroeffnet', area: 'shop', group: null },
  { path: '/erster-abend', area: 'desk', group: null, isForBranches: true },
  { path: '/eroeffnet/druck', area: 'shop', group: null },
  { path: '/neu', area: 'shop', access: 'write', group: null },
  { path: '/mehr', area: 'own', group: null, isForOverseers: true },
] as const satisfies readonly PageDefinition[];

export type OfficePage = (typeof PAGES)[number]['path'];

/** One page of the list. */
export interface OfficePageEntry extends PageDefinition {
  readonly path: OfficePage;
}

/** Every page of the office: the navigation, the routes of the office and the server's addresses are this one list. */
export const OFFICE_PAGES: readonly OfficePageEntry[] = PAGES;

/** Returns whether a role sees a page of a shop. */
export const mayOpenIn = (
  role: StaffRole,
  entry: OfficePageEntry,
  shop: { readonly isFranchiseOverview: boolean },
): boolean => mayOpen(role, entry) && (entry.isForOverseers === true || !isOverseer(role, shop));

/** Returns whether a role sees a page. */
const mayOpen = (role: StaffRole, { area, access = 'read' }: Pick<OfficePageEntry, 'area' | 'access'>): boolean =>
  area === 'own' || may(role, area, access);

/** Where the office says how to do a duty of opening (S3 L1). */
export const toDutyLink = (slug: string, duty: OpeningDuty): string => `/office/${slug}/eroeffnen#${duty}`;
