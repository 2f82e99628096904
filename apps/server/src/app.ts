import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps, RoutesOptions } from './deps.ts';
import type { LogLevel } from './env.ts';
import { describeApi } from './http/api-description.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerEarly } from './http/early-answers.ts';
import { type HttpProblem, httpProblem } from './http/errors.ts';
import { endEventStreams } from './http/event-stream.ts';
import { readJsonBodies } from './http/json-body.ts';
import { LIMITS } from './http/limits.ts';
import { watchRoutes } from './http/other-methods.ts';
import { answerProblem, answerProblems } from './http/problem-answers.ts';
import { limitRates } from './http/rate-limits.ts';
import { logAnswers } from './http/request-log.ts';
import { isForeign } from './http/same-origin.ts';
import { addSecurityHeaders, pagePolicy, securityHeaders } from './http/security-headers.ts';
import { requireStaff } from './http/staff-session.ts';
import { readStaticFiles, type StaticFiles } from './http/static-files.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { probes } from './metrics/probes.routes.ts';
import { pictureUploadRoutes } from './office/picture-upload.routes.ts';
import { officePage } from './office/office-page.routes.ts';
import { sessionRoutes } from './office/session.routes.ts';
import { officeMenuRoutes, officeShopRoutes } from './office/shops.routes.ts';
import { staffRoutes } from './office/staff.routes.ts';
import { pageAddressOf } from './storefront/page-address.ts';
import type { Renderer } from './storefront/render.ts';
import { openRenderedPages } from './storefront/rendered-pages.ts';
import { siteFiles } from './storefront/site-files.routes.ts';
import { storefrontRoutes } from './storefront/storefront.routes.ts';

export interface AppOptions {
  readonly renderer: Renderer;
  /** Folder of the builds: storefront/client and office. */
  readonly builds: string;
  /** Shop for addresses that name none. */
  readonly defaultShop: string | null;
  readonly trustedProxies: readonly string[];
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly logLevel: LogLevel;
  /** Milliseconds, for rate limits. */
  readonly now: () => number;
}

/** The whole server, each part named, in the order in which a request meets it. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = newFastify(options);
  const metrics = createMetrics();
  const pages = openRenderedPages(deps, options.renderer);
  const files = await buildFiles(deps, options);
  const refuseOtherMethods = watchRoutes(app);

  logAnswers(app, metrics);
  answerEarly(app, (host, url) => files.get(url) ?? readyPage(host, url));
  answerProblems(app);
  addSecurityHeaders(app, isHttps(deps));
  limitRates(app, { factor: options.rateLimitFactor, now: options.now });
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeApi(app);

  await app.register(probes, { deps, metrics });
  await app.register(mediaRoutes, { deps });
  await app.register(sessionRoutes, { deps, now: options.now });
  await app.register(officeCalls, { deps });
  await app.register(officePage, { files });
  await app.register(siteFiles, { deps });
  await app.register(storefrontRoutes, { deps, pages, ...options });
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw httpProblem('notFound');
  });
  refuseOtherMethods();

  app.addHook('preClose', async () => endEventStreams(app));
  return app;

  function readyPage(host: string, url: string) {
    const address = pageAddressOf(deps.shops, { host, url, defaultShop: options.defaultShop });
    return address && pages.ready(address);
  }
}

function newFastify({ logLevel, trustedProxies }: AppOptions): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: LIMITS.bodyBytes,
    handlerTimeout: LIMITS.handlerWithinMs,
    requestTimeout: LIMITS.requestWithinMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    http: { maxHeaderSize: LIMITS.headerBytes, headersTimeout: LIMITS.headersWithinMs },
    routerOptions: { maxParamLength: LIMITS.pathParameterCharacters },
    forceCloseConnections: 'idle',
    frameworkErrors: answerProblem,
    clientErrorHandler: answerClientError,
  });
}

/** Calls for whoever is signed in; nobody else gets as far as sending a body. */
const officeCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => {
    await requireStaff(request, options.deps);
  });
  await app.register(staffRoutes, options);
  await app.register(officeShopRoutes, options);
  await app.register(officeMenuRoutes, options);
  await app.register(pictureUploadRoutes, options);
};

async function buildFiles(deps: Deps, { builds }: AppOptions): Promise<StaticFiles> {
  const headers = securityHeaders(isHttps(deps));
  const office = { ...headers, 'content-security-policy': pagePolicy([]) };
  return new Map([
    ...(await readStaticFiles(join(builds, 'storefront/client'), '', headers)),
    ...(await readStaticFiles(join(builds, 'office'), '/office', office)),
  ]);
}

function refusalOf(request: FastifyRequest): HttpProblem | undefined {
  if (isForeign(request)) return httpProblem('foreignOrigin');
  return request.url.includes('%00') ? httpProblem('invalidRequest') : undefined;
}

const isHttps = ({ publicUrl }: Deps): boolean => publicUrl.startsWith('https:');
