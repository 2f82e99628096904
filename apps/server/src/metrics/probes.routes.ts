import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { isShopDomain } from '@tischlein/domain/shop';
import type { DegradedShop } from '../shops/shop-directory.ts';
import { refuse } from '../http/errors.ts';
import { formatBackups } from './format-backups.ts';
import { formatOutbox } from './format-outbox.ts';
import { mayReadMetrics } from './may-read-metrics.http.ts';
import { createReadinessCheck } from './readiness.ts';
import type { Metrics } from './metrics.ts';

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
