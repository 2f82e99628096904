import { PRACTICE_PROVIDERS, type PracticeProvider } from './accounts.ts';
import { handlePracticeRequest, settleLater } from './handle-request.ts';
import { openPaymentFile } from './payment-file.ts';
import { type PracticeResponse, type PracticeRequest, createPractice, type PracticeMessage } from './practice.ts';

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
  /** The file that keeps payments over a restart. */
  readonly file: string;
}

const RETRY_DELAYS_MS = [400, 2000, 10_000, 60_000];

/** Opens the demo's practice providers. The server knows nothing else of demo/payments. */
export async function openPracticeProviders(settings: PracticeSettings) {
  const practice = createPractice({ ...settings, send: (message) => deliver(settings, message, 0) });
  const save = await openPaymentFile(practice, settings.file);
  // Continues what was pending before the restart.
  for (const payment of practice.payments.values()) settleLater(practice, payment);
  return {
    hosts: Object.fromEntries(PRACTICE_PROVIDERS.map((name) => [name, `${settings.apiUrl}/${name}`])),
    answer: async (request: PracticeRequest): Promise<PracticeResponse> => {
      const response = handlePracticeRequest(practice, request);
      // Save first: nobody may be told of a payment that a restart would lose.
      if (request.method !== 'GET' || response.status === 303) await save();
      return response;
    },
  };
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
