import type { LimitFamily } from '@tischlein/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import { type Allowance, createRateLimiter } from './rate-limiter.ts';

// Calls of one family and one client share a bucket. The client is a network or an identified caller (decision 075). Limits are generous: an office, a school or the phones of a restaurant may share one address.
const FAMILIES = {
  signIn: { burst: 20, everySeconds: 30 },
  // All waiters of a shift sign in at once.
  waiterSignIn: { burst: 60, everySeconds: 10 },
  // Mailed links cannot be guessed.
  accessLink: { burst: 60, everySeconds: 10 },
  // Each may send a mail.
  forgottenPassword: { burst: 20, everySeconds: 30 },
  // Of one session: each may hash a password or send an invitation.
  staff: { burst: 60, everySeconds: 5 },
  // Of one session, which ends with five wrong PINs.
  unlock: { burst: 30, everySeconds: 10 },
  // Of one printer, which asks every few seconds.
  printer: { burst: 600, everySeconds: 0.1 },
  // A provider sends the payments of two hundred shops from a few addresses.
  paymentMessage: { burst: 3000, everySeconds: 0.02 },
  // All guests of a restaurant may order by its Wi-Fi.
  order: { burst: 120, everySeconds: 1 },
  geo: { burst: 40, everySeconds: 2 },
  coupon: { burst: 20, everySeconds: 6 },
  orderPage: { burst: 240, everySeconds: 0.25 },
  // A school class behind one address, each polling every five seconds and changing their cart.
  group: { burst: 600, everySeconds: 0.02 },
  // All phones of a restaurant and its waiters share an address, each polling every five seconds.
  table: { burst: 600, everySeconds: 0.02 },
  // Of 31^8 codes, a guess a second finds one of a hundred open groups in 270 years; a class that joins at once shares an address.
  groupCode: { burst: 300, everySeconds: 1 },
  document: { burst: 30, everySeconds: 2 },
  // Order numbers can be guessed, names cannot.
  withdrawal: { burst: 60, everySeconds: 10 },
  consent: { burst: 20, everySeconds: 10 },
  // Each may hold 5 MB.
  application: { burst: 10, everySeconds: 60 },
  // Each may send two mails; a company reserves for its teams.
  reservation: { burst: 30, everySeconds: 20 },
  // Order ids cannot be guessed; a family behind one address rates several orders.
  feedback: { burst: 60, everySeconds: 2 },
  // Each call may send a mail; each mailbox has a limit of its own.
  signInLink: { burst: 60, everySeconds: 10 },
  // Apart from the other calls, so that counting never uses up what an order needs.
  tracking: { burst: 600, everySeconds: 0.05 },
  browserReport: { burst: 60, everySeconds: 2 },
  // Each asks name servers.
  domain: { burst: 20, everySeconds: 6 },
  // Each sends a mail to the person who asks.
  testMail: { burst: 10, everySeconds: 60 },
  tile: { burst: 400, everySeconds: 0.05 },
  call: { burst: 600, everySeconds: 0.1 },
} as const satisfies Record<LimitFamily | 'call', Allowance>;

/** They bound the load of one process, so a second one adds capacity; all others are limits of one client over all nodes. */
const OF_EACH_PROCESS: ReadonlySet<string> = new Set<keyof typeof FAMILIES>([
  'call',
  'orderPage',
  'group',
  'table',
  'tracking',
  'tile',
  'document',
  'browserReport',
  'printer',
  'paymentMessage',
]);

/** Counts a call on all nodes; returns the seconds to wait, 0 if it is allowed, and null if the nodes share nothing. */
export type TakeShared = (key: string, allowance: Allowance) => Promise<number | null>;

/** Names an identified caller: a session, a key, a device, a table. null: a stranger. */
export type FindCaller = (request: FastifyRequest) => Promise<string | null>;

export interface RateLimitOptions {
  /** Multiplies every allowance. */
  readonly factor: number;
  readonly now: () => number;
  readonly takeShared: TakeShared;
  readonly findCaller: FindCaller;
}

/**
 * Answers 429 to clients that call too often; pages and pictures are not counted. Strangers are counted by their network, and use up
 * nothing of identified callers.
 */
export function limitRates(app: FastifyInstance, { factor, now, takeShared, findCaller }: RateLimitOptions): void {
  const take = createRateLimiter(now);
  const allowances = new Map<string, Allowance>(
    Object.entries(FAMILIES).map(([family, allowance]) => [family, scaleAllowance(allowance, factor)]),
  );
  const takeOn = async (key: string, allowance: Allowance): Promise<number> =>
    // Without the database, each process limits for itself.
    (await takeShared(key, allowance).catch(() => null)) ?? take(key, allowance);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const family = request.routeOptions.config.call?.limit ?? 'call';
    // Without the database, a caller is a stranger.
    const caller = await findCaller(request).catch(() => null);
    const key = `${family} ${caller ?? toNetwork(request.ip)}`;
    const allowance = allowances.get(family) ?? FAMILIES.call;
    const wait = OF_EACH_PROCESS.has(family) ? take(key, allowance) : await takeOn(key, allowance);
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw refuse('tooManyRequests');
  });
}

const scaleAllowance = ({ burst, everySeconds }: Allowance, factor: number): Allowance => ({
  burst: burst * factor,
  everySeconds: everySeconds / factor,
});

/** The key of a client: the IPv4 address, or the /64 prefix of an IPv6 address, since a household has a whole /64. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(address)?.groups?.['ipv4'];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
