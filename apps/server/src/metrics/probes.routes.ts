import { isShopDomain } from '@tischlein/domain/shop';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { RoutesOptions, Deps } from '../deps.ts';
import type { DegradedShop } from '../shops/shop-directory.ts';
import { refuse } from '../http/errors.ts';
import { toMilliseconds } from '../clock.ts';
import { type DueJobs, readDueJobs } from '../outbox/late-jobs.store.ts';
import { formatBackups } from './format-backups.ts';
import { createReadinessCheck } from './readiness.ts';
import type { Metrics } from './metrics.ts';
import { answerWithin } from './answer-within.ts';

export interface ProbesOptions extends RoutesOptions {
  readonly metrics: Metrics;
  /** Gives other machines access to the metrics; null: none has it. */
  readonly metricsToken: string | null;
}

/**
 * Probes for operators (S4 Addresses): /healthz alive, /readyz ready to take orders, /metrics for Prometheus; /tls-ask says
 * whether a proxy may obtain a certificate for a domain (Caddy's `on_demand_tls ask`).
 */
export const probes: FastifyPluginAsync<ProbesOptions> = async (app, { deps, metrics, metricsToken }) => {
  const schema = { hide: true };
  const checkReadiness = createReadinessCheck(deps);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', { schema }, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', { schema }, async (_request, reply) => {
    const problems = await checkReadiness();
    const degraded = deps.shops.listDegraded().map(formatDegraded);
    const text = `${[...(problems.length === 0 ? ['ok'] : problems), ...degraded].join('\n')}\n`;
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .type('text/plain')
      .send(text);
  });
  app.get<{ Querystring: { domain?: unknown } }>('/tls-ask', { schema }, async ({ query: { domain } }) => {
    const host = typeof domain === 'string' ? domain.toLowerCase() : '';
    const isOurs = host === new URL(deps.publicUrl).hostname || deps.shops.findEntryByHost(host) !== null;
    if (!isShopDomain(host) || !isOurs) throw refuse('notFound');
    return 'ok\n';
  });
  app.get('/metrics', { schema }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw refuse('notFound');
    const readiness = checkReadiness().then(
      (problems) => problems.length === 0,
      () => false,
    );
    const [isReady, backups, outbox] = await Promise.all([readiness, formatBackups(deps), formatOutbox(deps)]);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.format(deps.events.counts) + formatReady(isReady) + outbox + backups);
  });
};

const formatReady = (isReady: boolean): string => `# TYPE tischlein_ready gauge\ntischlein_ready ${isReady ? 1 : 0}\n`;

// The server stays ready: the other shops take orders.
const formatDegraded = ({ slug, isServed }: DegradedShop): string =>
  isServed
    ? `degraded: shop ${slug} is unreadable and served in its last readable version`
    : `degraded: shop ${slug} is unreadable and answers 503`;

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Metrics are for monitoring: for this machine, and for clients with METRICS_TOKEN. A reverse proxy on this machine passes
 * on requests of others, so what it has passed on does not count as local.
 */
function mayReadMetrics({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isEqual(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return LOOPBACK.test(socket.remoteAddress ?? '') && OF_PROXIES.every((name) => headers[name] === undefined);
}

function isEqual(left: string, right: string): boolean {
  const [actual, expected] = [Buffer.from(left), Buffer.from(right)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const WITHIN_MS = 2500;

/** How late mails and other jobs are, the same on every node; nothing while it cannot be read: /readyz says why. */
async function formatOutbox({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<string> {
  const now = clock.now();
  const due = await answerWithin(
    readDueJobs(database.read, now).catch(() => null),
    WITHIN_MS,
    null,
  );
  if (due === null) return '';
  return `${formatQueue('mails', due.mails, now)}${formatQueue('urgent_jobs', due.urgent, now)}`;
}

const formatQueue = (name: string, { count, since }: DueJobs, now: string): string =>
  formatGauge(`${name}_waiting`, count) +
  formatGauge(
    `${name}_late_seconds`,
    since === null ? 0 : Math.round((toMilliseconds(now) - toMilliseconds(since)) / 1000),
  );

const formatGauge = (name: string, value: number): string =>
  `# TYPE tischlein_${name} gauge\ntischlein_${name} ${value}\n`;
