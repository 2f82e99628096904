import { type AccountClient, createAccountClient } from '@tischlein/contract/account-client';

/** The calls about the account of whoever is signed in at this shop, made by the browser. */
export const createAccountsApi = (shopId: string): AccountClient =>
  createAccountClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
