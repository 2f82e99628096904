import { type AccountClient, createAccountClient } from '@tischlein/contract/account-client';

/** Creates the client for the account calls of this shop. */
export const createAccountsApi = (shopId: string): AccountClient =>
  createAccountClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
