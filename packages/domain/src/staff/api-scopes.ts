import type { StaffAccess, StaffArea } from './permissions.ts';

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
  scopes.some((scope) =>
    GRANTS[scope].some(([granted, level]) => granted === area && (level === 'write' || access === 'read')),
  );
