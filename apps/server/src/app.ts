import { readBuiltFiles } from './app/built-files.ts';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import type { LogLevel } from './env.ts';
import { describeApi } from './http/api-description.ts';
import { answerFromCache } from './http/answer-from-cache.ts';
import { serveSources } from './storefront/serve-sources.http.ts';
import type { ReportError } from './events.ts';
import { refuse } from './http/errors.ts';
import { closeGently } from './http/close-gently.ts';
import { newFastify } from './http/new-fastify.ts';
import { readJsonBodies } from './http/json-body.ts';
import { limitReadingTime } from './http/limit-reading-time.ts';
import { hideGuestsInAnswers } from './http/hidden-guests.ts';
import { LIMITS } from './http/limits.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { answerProblems } from './http/problem-answers.ts';
import { limitRates } from './http/rate-limits.ts';
import { createSharedCalls } from './http/take-shared-call.ts';
import { warnOfUntrustedProxies } from './http/untrusted-proxies.ts';
import { logResponses } from './metrics/request-log.http.ts';
import { findRefusal } from './http/find-refusal.ts';
import { readRefusedBodies } from './http/read-refused-bodies.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { isHttps } from './http/is-https.ts';
import { findMenuResponse } from './menu/call-response.ts';
import { browserReportRoutes } from './metrics/browser-reports.routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { probes } from './metrics/probes.routes.ts';
import { officePage } from './office/office-page.routes.ts';
import type { PracticeProviders } from './payments/practice.ts';
import { practiceRoutes } from './payments/practice.routes.ts';
import { locatePage } from './storefront/page-address.ts';
import type { Development } from './storefront/development.ts';
import type { Renderer } from '@tischlein/contract/render';
import { openRenderedPages, type RenderedPages } from './storefront/rendered-pages.ts';
import { reservationPageRoutes } from './storefront/reservation.routes.ts';
import { codePageRoutes } from './storefront/code-pages.routes.ts';
import { unsubscribeRoutes } from './storefront/unsubscribe.routes.ts';
import { storefrontRoutes } from './storefront/storefront.routes.ts';
import { isShopGone } from './shops/is-shop-gone.ts';
import { createCallerFinder } from './app/find-caller.http.ts';
import { checkPermissions } from './app/check-permissions.http.ts';
import { provideCallParts } from './app/call-parts.http.ts';
import { guestCalls } from './app/guest-calls.http.ts';
import { officeCalls } from './app/office-calls.http.ts';
import { ROOMS } from './app/rooms.ts';
import type { FastifyInstance } from 'fastify';

export interface AppOptions {
  readonly renderer: Renderer;
  /** Folder of the builds: storefront/client and office. */
  readonly builds: string;
  /** Set in development: serves the sources instead of builds. */
  readonly development?: Development;
  /** Slug of the shop for addresses that name none. */
  readonly defaultShop: string | null;
  /** false: browsers remove the service worker that they have. */
  readonly serviceWorker?: boolean;
  readonly trustedProxies: readonly string[];
  /** Default: no limit. */
  readonly shopCacheBytes?: number;
  readonly rateLimitFactor: number;
  readonly logLevel: LogLevel;
  /** Gets the lines of the log; absent: standard output. */
  readonly log?: { write(line: string): void };
  /** Gives other machines access to /metrics. */
  readonly metricsToken?: string | null;
  readonly reportError?: ReportError;
  /** Where demo payments go; only with DEMO on. */
  readonly practice?: PracticeProviders | null;
  /** Milliseconds, for rate limits. */
  readonly now: () => number;
}

/** What of the memory for shops is for their rendered pages. */
const PAGES_SHARE = 0.25;

const UNKNOWN_CALLS = '/api/*';

/** Builds the server. Parts are registered in the order in which a request meets them. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { development, serviceWorker = true } = options;
  const app = newFastify(options);
  const metrics = createMetrics(options.shopCacheBytes);
  const pages = openPages(deps, options);
  const files = development
    ? new Map()
    : await readBuiltFiles(options.builds, { isHttps: isHttps(deps), serviceWorker });
  logResponses(app, metrics, deps.events);
  answerFromCache(app, findCached, (status) => metrics.countResponse('GET (ready)', status, 0));
  if (development) serveSources(app, development);
  guard(app, deps, options);
  await describeApi(app);
  refuseOtherMethods(app, UNKNOWN_CALLS);
  await app.register(probes, { deps, metrics, metricsToken: options.metricsToken ?? null });
  await app.register(browserReportRoutes, { deps, metrics, reportError: options.reportError ?? null });
  await app.register(guestCalls, { deps });
  if (options.practice) await app.register(practiceRoutes, { deps, practice: options.practice });
  for (const routes of ROOMS.flatMap(({ openCalls = [] }) => openCalls)) await app.register(routes, { deps });
  await app.register(officeCalls, { deps });
  await app.register(officePage, { files });
  for (const routes of [unsubscribeRoutes, codePageRoutes, reservationPageRoutes, storefrontRoutes])
    await app.register(routes, { deps, pages, ...options });
  app.all(UNKNOWN_CALLS, { schema: { hide: true } }, () => {
    throw refuse('notFound');
  });
  closeGently(app);
  return app;

  function findCached(host: string, url: string) {
    const answer = files.get(url) ?? findMenuResponse(deps, url);
    const page = answer ? null : locatePage(deps.shops, { host, url, defaultShop: options.defaultShop });
    return page?.entry.state === 'open' ? pages.findCached(page) : answer;
  }
}

const openPages = (
  deps: Deps,
  { renderer, development, serviceWorker = true, shopCacheBytes = Infinity }: AppOptions,
): RenderedPages =>
  openRenderedPages(deps, {
    renderer,
    isDevelopment: development !== undefined,
    serviceWorker,
    cacheBytes: shopCacheBytes * PAGES_SHARE,
  });

/** Registers what every request passes through, and the error handlers. */
function guard(app: FastifyInstance, deps: Deps, { rateLimitFactor: factor, now, reportError }: AppOptions): void {
  answerProblems(app, {
    reportError: reportError ?? (() => {}),
    isShopGone: (reference) => isShopGone(deps.shops, reference),
  });
  limitReadingTime(app, LIMITS.readingWithinMs);
  addSecurityHeaders(app, deps);
  readRefusedBodies(app);
  limitRates(app, { factor, now, takeShared: createSharedCalls(deps), findCaller: createCallerFinder(deps, now) });
  warnOfUntrustedProxies(app, () => deps.events.proxyIgnored());
  app.addHook('onRequest', (request, _reply, done) => done(findRefusal(request)));
  checkPermissions(app, deps);
  provideCallParts(app, deps);
  hideGuestsInAnswers(app);
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
