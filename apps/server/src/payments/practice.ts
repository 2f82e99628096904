import { join } from 'node:path';
import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { PaymentProviderName } from '@tischlein/contract/office';
import { type Clock, unixSeconds } from '../clock.ts';
import { importDemo } from '../import-demo.ts';
import { PROVIDER_HOSTS } from './adapters.ts';
import { PRACTICE_PATH } from '../shops/practice-path.ts';
import type { ProviderHosts } from './provider.ts';

/** A request for the practice providers. */
interface PracticeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The practice providers of the demo: real wire formats, no money (docs/decisions/008-practice-providers.md). */
export interface PracticeProviders {
  /** The real hosts, plus the practice providers for demo accounts. */
  readonly hosts: ProviderHosts;
  answer(call: PracticeCall): Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }>;
}

interface PracticeContext {
  /** Where this process reaches itself. */
  readonly ownUrl: string;
  /** Where guests reach it. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly clock: Clock;
}

/**
 * Opens the practice providers in this folder. Without them, demo accounts have no host and their methods are
 * hidden.
 */
export async function openPractice(folder: string, place: PracticeContext): Promise<PracticeProviders> {
  const module: unknown = await importDemo(folder, 'payments/open');
  if (!isPracticeModule(module)) throw new Error(`${folder}/payments/open exports no openPracticeProviders`);
  const { hosts, answer } = await module.openPracticeProviders({
    apiUrl: `${place.ownUrl}${PRACTICE_PATH}`,
    pagesUrl: `${place.publicUrl}${PRACTICE_PATH}`,
    now: () => unixSeconds(place.clock.now()) * 1000,
    messagesUrl: (shop, provider) =>
      `${place.ownUrl}${buildAddress(calls.receivePaymentMessage, { params: { shop, provider } })}`,
    file: join(place.dataDir, 'practice-payments.json'),
  });
  return { hosts: addDemoHosts(hosts), answer };
}

interface PracticeModule {
  openPracticeProviders(place: {
    readonly apiUrl: string;
    readonly pagesUrl: string;
    readonly now: () => number;
    readonly messagesUrl: (shop: string, provider: PaymentProviderName) => string;
    readonly file: string;
  }): Promise<{
    readonly hosts: Readonly<Record<string, string>>;
    readonly answer: PracticeProviders['answer'];
  }>;
}

// The demo is loaded at run time: the server knows only this function, and the demo imports nothing of payments.
const isPracticeModule = (module: unknown): module is PracticeModule =>
  typeof module === 'object' &&
  module !== null &&
  'openPracticeProviders' in module &&
  typeof module.openPracticeProviders === 'function';

function addDemoHosts(hosts: Readonly<Record<string, string>>): ProviderHosts {
  const demo = (name: PaymentProviderName) => ({ ...PROVIDER_HOSTS[name], demo: hosts[name] ?? null });
  return { stripe: demo('stripe'), paypal: demo('paypal'), amazonPay: demo('amazonPay'), unzer: demo('unzer') };
}
