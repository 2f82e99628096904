import { PRACTICE_PROVIDERS, type PracticeProvider } from './accounts.ts';
import { answerPractice, settleLater } from './answer.ts';
import { keepPayments } from './keep-payments.ts';
import { type Answered, type Asked, createPractice, type PracticeMessage } from './practice.ts';

/** Where the practice providers are, and whom they tell. */
interface PracticePlace {
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

const TRIES_AFTER_MS = [400, 2000, 10_000, 60_000];

/** Opens the practice providers of the demo: the only thing of its payments that the server knows. */
export async function openPracticeProviders(place: PracticePlace) {
  const practice = createPractice({ ...place, send: (message) => tell(place, message, 0) });
  const keep = await keepPayments(practice, place.file);
  // What was promised before a restart is kept after it.
  for (const payment of practice.payments.values()) settleLater(practice, payment);
  return {
    hosts: Object.fromEntries(PRACTICE_PROVIDERS.map((name) => [name, `${place.apiUrl}/${name}`])),
    answer: async (asked: Asked): Promise<Answered> => {
      const answer = answerPractice(practice, asked);
      // Nobody is told of what a restart would forget.
      if (asked.method !== 'GET' || answer.status === 303) await keep();
      return answer;
    },
  };
}

// As real providers do: soon, again where nobody takes it, and never in the way of an answer.
function tell(place: PracticePlace, message: PracticeMessage, attempt: number): void {
  const wait = TRIES_AFTER_MS[attempt];
  if (wait === undefined) return;
  const { headers, body, shop, provider } = message;
  setTimeout(() => {
    fetch(place.messagesUrl(shop, provider), { method: 'POST', headers, body, redirect: 'error' })
      .then(({ ok }) => ok || tell(place, message, attempt + 1))
      .catch(() => tell(place, message, attempt + 1));
  }, wait).unref();
}
