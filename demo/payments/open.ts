import { PRACTICE_PROVIDERS, type PracticeProvider } from './accounts.ts';
import { isUnsettled, settlePayment } from './guest-actions.ts';
import { handlePracticeRequest } from './handle-request.ts';
import { type PracticeResponse, type PracticeRequest, createPractice, type PracticeMessage } from './practice.ts';
import { type ExchangeEntries, shareState } from './share-state.ts';

/** The addresses of the practice providers and of the shops they notify. */
interface PracticeSettings {
  /** The base address for the server, without a trailing slash. */
  readonly apiUrl: string;
  /** The base address for guests. */
  readonly pagesUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The shop's webhook address for a provider. */
  readonly messagesUrl: (shop: string, provider: PracticeProvider) => string;
}

const RETRY_DELAYS_MS = [400, 2000, 10_000, 60_000];
// Later results arrive while the visitor of the demo still watches.
const SETTLES_AFTER_MS = 30_000;

/** Opens the demo's practice providers. The server knows nothing else of demo/payments. */
export function openPracticeProviders(settings: PracticeSettings) {
  return {
    hosts: Object.fromEntries(PRACTICE_PROVIDERS.map((name) => [name, `${settings.apiUrl}/${name}`])),
    /** Answers requests; all processes share what `exchange` stores. */
    serve: (exchange: ExchangeEntries) => servePractice(settings, exchange),
  };
}

function servePractice(settings: PracticeSettings, exchange: ExchangeEntries) {
  const messages: PracticeMessage[] = [];
  const practice = createPractice({ ...settings, send: (message) => messages.push(message) });
  const share = shareState(practice, exchange);
  const awaited = new Set<string>();

  // Store first: nobody may be told of a payment that is lost with the process.
  const run = async <Result>(work: () => Result): Promise<Result> => {
    try {
      const result = await share(work);
      settleLater();
      for (const message of messages) deliver(settings, message, 0);
      return result;
    } finally {
      messages.length = 0;
    }
  };

  // Each process that knows of the payment waits for its result; the first one settles it.
  function settleLater(): void {
    for (const payment of practice.payments.values()) {
      const { id } = payment;
      if (!isUnsettled(payment) || awaited.has(id)) continue;
      awaited.add(id);
      setTimeout(() => void settle(id), SETTLES_AFTER_MS).unref();
    }
  }
  async function settle(id: string): Promise<void> {
    const work = (): void => {
      const payment = practice.payments.get(id);
      if (payment) settlePayment(practice, payment);
    };
    // If the database does not answer, the next request tries again.
    await run(work).catch(() => {});
    awaited.delete(id);
  }
  return (request: PracticeRequest): Promise<PracticeResponse> => run(() => handlePracticeRequest(practice, request));
}

// Like real providers: asynchronously, with retries.
function deliver(settings: PracticeSettings, message: PracticeMessage, attempt: number): void {
  const wait = RETRY_DELAYS_MS[attempt];
  if (wait === undefined) return;
  const { headers, body, shop, provider } = message;
  setTimeout(() => {
    fetch(settings.messagesUrl(shop, provider), { method: 'POST', headers, body, redirect: 'error' })
      .then(({ ok }) => ok || deliver(settings, message, attempt + 1))
      .catch(() => deliver(settings, message, attempt + 1));
  }, wait).unref();
}
