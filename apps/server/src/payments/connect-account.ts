import type { PaymentAccount } from '@tischlein/contract/office';
import type { Clock } from '../clock.ts';
import { connectProvider, PROVIDER_HOSTS } from './adapters.ts';
import type { PaymentProvider, ProviderHosts } from './provider.ts';
import { PROVIDER_LIMITS, type ProviderLimits, createProviderSender } from './provider-http.ts';

/** How this installation reaches providers. */
export interface ProviderSettings {
  /** Replaces the real hosts: practice providers. */
  readonly hosts?: ProviderHosts;
  readonly limits?: ProviderLimits;
}

/** Creates the adapter for an account; null: this installation has none. */
export type ConnectAccount = (account: PaymentAccount) => PaymentProvider | null;

/** Connects each account to its own provider's host only. */
export function accountConnector(clock: Clock, settings: ProviderSettings = {}): ConnectAccount {
  const { hosts = PROVIDER_HOSTS, limits = PROVIDER_LIMITS } = settings;
  const send = createProviderSender(limits);
  return (account) => {
    const apiUrl = hosts[account.provider][account.mode];
    return apiUrl === null ? null : connectProvider(account, { apiUrl, send, now: () => clock.now() });
  };
}
