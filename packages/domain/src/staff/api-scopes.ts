import type { Permission, StaffAccess, StaffArea } from './permissions.ts';

/** What an API key may do. */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'guests:read',
  'menu:read',
  'menu:write',
  'stock:write',
  'reports:read',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/**
 * The most that API keys may do in an area, whatever their scopes. A key acts for a program, which may be lost or taken over: it
 * changes nothing that decides who may do what, where money goes or what the law asks of a person, and reads no secret.
 */
export const MOST_OF_KEYS: Readonly<Record<StaffArea, Permission>> = {
  desk: 'write',
  stock: 'write',
  menu: 'write',
  offers: 'read',
  books: 'read',
  integrations: 'write',
  /** Orders of a table name people, and its refunds are those of waiters: no scope yet. */
  tables: 'none',
  /** Money leaves: people only. */
  refunds: 'none',
  /** Documents that name a company, and are sent to it: people only. */
  invoices: 'none',
  /** Accounts at providers, with their secrets. */
  payments: 'none',
  /** A key would make itself another one with every scope. */
  keys: 'none',
  /** People, roles, invitations, shared devices, the waiter password, applications, the audit log. */
  people: 'none',
  /** Opens, deletes and imports shops, names their company, requires a second factor, connects printers. */
  shop: 'none',
  /** The domain and stylesheet of the shop: what runs in the browsers of its guests. */
  look: 'none',
  /** What a company answers for by law. */
  texts: 'none',
  /** Sends mails in the name of the shop. */
  mails: 'none',
  opening: 'none',
  /** Files about guests, consents, ratings. `guests:read` shows who ordered, nothing else. */
  guests: 'none',
  /** Compares and changes several shops, of which a key has one. */
  branches: 'none',
  /** Where mails of all shops go out, and to whom the server connects. */
  installation: 'none',
  /** Work of drivers, who are people. */
  handover: 'none',
  tours: 'none',
};

type Grant = readonly [StaffArea, StaffAccess];

const GRANTS: Readonly<Record<ApiScope, readonly Grant[]>> = {
  'orders:read': [['desk', 'read']],
  'orders:write': [['desk', 'write']],
  // Opens no call: without it, orders come without names, addresses and notes.
  'guests:read': [],
  'menu:read': [
    ['menu', 'read'],
    ['offers', 'read'],
  ],
  'menu:write': [['menu', 'write']],
  'stock:write': [['stock', 'write']],
  'reports:read': [['books', 'read']],
  'webhooks:manage': [['integrations', 'write']],
};

/** Returns whether a key with these scopes has this access. Writing includes reading. */
export const mayByScopes = (scopes: readonly ApiScope[], area: StaffArea, access: StaffAccess): boolean =>
  includes(MOST_OF_KEYS[area], access) &&
  scopes.some((scope) => GRANTS[scope].some(([granted, level]) => granted === area && includes(level, access)));

const includes = (permission: Permission, access: StaffAccess): boolean =>
  permission === 'write' || permission === access;
