import { PRACTICE_PROVIDERS, type PracticeProvider } from './accounts.ts';
import { handlePracticeRequest, settleLater } from './handle-request.ts';
import { openPaymentFile } from './payment-file.ts';
import { type PracticeResponse, type PracticeRequest, createPractice, type PracticeMessage } from './practice.ts';

/** Where the practice providers are, and whom they tell. */
interface PracticeSettings {
  /** Where the server reaches them, without a slash at the end. */
  readonly apiUrl: string;
  /** Where guests reach their pages. */
  readonly pagesUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where a shop takes a provider's messages. */
  readonly messagesUrl: (shop: string, provider: PracticeProvider) => string;
  /** Where payments are kept beyond a restart. */
  readonly file: string;
}

const RETRY_DELAYS_MS = [400, 2000, 10_000, 60_000];

/** Opens the practice providers of the demo: the only thing of its payments that the server knows. */
export async function openPracticeProviders(settings: PracticeSettings) {
  const practice = createPractice({ ...settings, send: (message) => deliver(settings, message, 0) });
  const save = await openPaymentFile(practice, settings.file);
  // What was promised before a restart is kept after it.
  for (const payment of practice.payments.values()) settleLater(practice, payment);
  return {
    hosts: Object.fromEntries(PRACTICE_PROVIDERS.map((name) => [name, `${settings.apiUrl}/${name}`])),
    answer: async (request: PracticeRequest): Promise<PracticeResponse> => {
      const response = handlePracticeRequest(practice, request);
      // Nobody is told of what a restart would forget.
      if (request.method !== 'GET' || response.status === 303) await save();
      return response;
    },
  };
}

// As real providers do: soon, again where nobody takes it, and never in the way of an answer.
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
