import type { PaymentAccount } from '@tischlein/contract/office';
import type { Clock } from '../clock.ts';
import { connectProvider, PROVIDER_HOSTS } from './adapters.ts';
import type { PaymentProvider, ProviderHosts } from './provider.ts';
import { PROVIDER_LIMITS, type ProviderLimits, createProviderSender } from './provider-http.ts';

/** How this installation reaches providers. */
export interface ProviderSettings {
  /** Other hosts than the real ones: practice providers. */
  readonly hosts?: ProviderHosts;
  readonly limits?: ProviderLimits;
}

/** Makes the adapter for an account; null: there is none for it here. */
export type ConnectAccount = (account: PaymentAccount) => PaymentProvider | null;

/** Connects accounts to their providers, each to its own host only. */
export function accountConnector(clock: Clock, settings: ProviderSettings = {}): ConnectAccount {
  const { hosts = PROVIDER_HOSTS, limits = PROVIDER_LIMITS } = settings;
  const send = createProviderSender(limits);
  return (account) => {
    const apiUrl = hosts[account.provider][account.mode];
    return apiUrl === null ? null : connectProvider(account, { apiUrl, send, now: () => clock.now() });
  };
}
