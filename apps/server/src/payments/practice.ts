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

/** Something that the practice providers remember; only they read its content. */
export interface PracticeEntry {
  readonly kind: 'payment' | 'replay' | 'part';
  readonly id: string;
  readonly content: string;
}

/**
 * Hands `work` what other processes have changed after the number `since`, while none of them may change anything, and
 * stores what it returns. Resolves to the number of this exchange.
 */
export type ExchangeEntries = (
  since: number,
  work: (changed: readonly PracticeEntry[]) => readonly PracticeEntry[],
) => Promise<number>;

type AnswerPractice = (call: PracticeCall) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}>;

/** The practice providers of the demo: real wire formats, no money (docs/decisions/008-practice-providers.md). */
export interface PracticeProviders {
  /** The real hosts, plus the practice providers for demo accounts. */
  readonly hosts: ProviderHosts;
  /** Answers calls; the providers' state is what `exchange` stores. */
  serve(exchange: ExchangeEntries): AnswerPractice;
}

interface PracticeContext {
  /** Where this process reaches itself. */
  readonly ownUrl: string;
  /** Where guests reach it. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/**
 * Opens the practice providers in this folder. Without them, demo accounts have no host and their methods are
 * hidden.
 */
export async function openPractice(folder: string, place: PracticeContext): Promise<PracticeProviders> {
  const module: unknown = await importDemo(folder, 'payments/open');
  if (!isPracticeModule(module)) throw new Error(`${folder}/payments/open exports no openPracticeProviders`);
  const { hosts, serve } = module.openPracticeProviders({
    apiUrl: `${place.ownUrl}${PRACTICE_PATH}`,
    pagesUrl: `${place.publicUrl}${PRACTICE_PATH}`,
    now: () => unixSeconds(place.clock.now()) * 1000,
    messagesUrl: (shop, provider) =>
      `${place.ownUrl}${buildAddress(calls.receivePaymentMessage, { params: { shop, provider } })}`,
  });
  return { hosts: addDemoHosts(hosts), serve };
}

interface PracticeModule {
  openPracticeProviders(place: {
    readonly apiUrl: string;
    readonly pagesUrl: string;
    readonly now: () => number;
    readonly messagesUrl: (shop: string, provider: PaymentProviderName) => string;
  }): Pick<PracticeProviders, 'serve'> & { readonly hosts: Readonly<Record<string, string>> };
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
