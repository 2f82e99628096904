import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { findSignedInAccount } from './accounts/account-session.http.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { signInRoutes } from './accounts/sign-in.routes.ts';
import { signUpRoutes } from './accounts/sign-up.routes.ts';
import { advertisingRoutes } from './advertising/advertising.routes.ts';
import { officeAdvertisingRoutes } from './advertising/office-advertising.routes.ts';
import { applicationRoutes, officeApplicationRoutes } from './applications/applications.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Deps, RoutesOptions } from './deps.ts';
import { franchiseRoutes } from './franchise/franchise.routes.ts';
import type { LogLevel } from './env.ts';
import { describeApi } from './http/api-description.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerFromCache } from './http/answer-from-cache.ts';
import { serveSources } from './storefront/serve-sources.http.ts';
import type { ReportError } from './events.ts';
import { httpProblem } from './http/errors.ts';
import { closeGently } from './http/close-gently.ts';
import { readJsonBodies } from './http/json-body.ts';
import { LIMITS } from './http/limits.ts';
import { watchRoutes } from './http/other-methods.ts';
import { answerProblem, answerProblems } from './http/problem-answers.ts';
import { limitRates } from './http/rate-limits.ts';
import { warnOfUntrustedProxies } from './http/untrusted-proxies.ts';
import { logResponses } from './metrics/request-log.http.ts';
import { findRefusal } from './http/find-refusal.ts';
import { addSecurityHeaders, pagePolicy, securityHeaders } from './http/security-headers.ts';
import { hideUnopenedShops } from './staff/hide-unopened.http.ts';
import { requireStaff } from './staff/staff-session.http.ts';
import { readStaticFiles, type StaticFiles } from './http/static-files.ts';
import { isHttps } from './http/is-https.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { findMenuResponse } from './menu/call-response.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { createFindGroup } from './group-orders/find-group.ts';
import { groupOrderRoutes } from './group-orders/group-orders.routes.ts';
import { eventRoutes } from './metrics/events.routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { probes } from './metrics/probes.routes.ts';
import { pictureUploadRoutes } from './office/picture-upload.routes.ts';
import { deskRoutes } from './office/desk.routes.ts';
import { officeMailRoutes } from './office/mails.routes.ts';
import { legalRoutes } from './office/legal.routes.ts';
import { importRoutes } from './office/import.routes.ts';
import { legalEntityRoutes } from './office/legal-entities.routes.ts';
import { locateRoutes } from './office/locate.routes.ts';
import { officeOpeningRoutes } from './office/opening.routes.ts';
import { officeDeclarationRoutes } from './office/declarations.routes.ts';
import { officeStockRoutes } from './office/stock.routes.ts';
import { officePage } from './office/office-page.routes.ts';
import { sessionRoutes } from './staff/session.routes.ts';
import { shopStateRoutes } from './office/shop-state.routes.ts';
import { officeMenuRoutes, officeShopRoutes } from './office/shops.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { openingRoutes } from './opening/opening.routes.ts';
import { orderPageRoutes } from './tracking/tracking.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { paymentAccountRoutes } from './payments/accounts.routes.ts';
import { deskPaymentRoutes } from './payments/desk-payments.routes.ts';
import { paymentTaskRoutes } from './payments/payment-tasks.routes.ts';
import { paymentMessageRoutes } from './payments/messages.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import type { PracticeProviders } from './payments/practice.ts';
import { practiceRoutes } from './payments/practice.routes.ts';
import { findPageAddress } from './storefront/page-address.ts';
import type { Development } from './storefront/development.ts';
import type { Renderer } from '@tischlein/contract/render';
import { openRenderedPages } from './storefront/rendered-pages.ts';
import { siteFiles } from './storefront/site-files.routes.ts';
import { unsubscribeRoutes } from './storefront/unsubscribe.routes.ts';
import { storefrontRoutes } from './storefront/storefront.routes.ts';
import { receiptExportRoutes } from './receipts/export.routes.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts';
import { tileRoutes } from './tiles/tiles.routes.ts';

export interface AppOptions {
  readonly renderer: Renderer;
  /** Folder of the builds: storefront/client and office. */
  readonly builds: string;
  /** Set in development: serves the sources instead of builds. */
  readonly development?: Development;
  /** Slug of the shop for addresses that name none. */
  readonly defaultShop: string | null;
  readonly trustedProxies: readonly string[];
  readonly rateLimitFactor: number;
  readonly logLevel: LogLevel;
  /** Gives other machines access to /metrics. */
  readonly metricsToken?: string | null;
  readonly reportError?: ReportError;
  /** Where demo payments go; only with DEMO on. */
  readonly practice?: PracticeProviders | null;
  /** Milliseconds, for rate limits. */
  readonly now: () => number;
}

/** Builds the server. Parts are registered in the order in which a request meets them. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { renderer, development } = options;
  const app = newFastify(options);
  const metrics = createMetrics();
  const pages = openRenderedPages(deps, { renderer, isDevelopment: development !== undefined });
  const files = await buildFiles(deps, options);
  logResponses(app, metrics);
  answerFromCache(app, findCached, (status) => metrics.countResponse('GET (ready)', status, 0));
  if (development) serveSources(app, development);
  guard(app, deps, options);
  await describeApi(app);
  const refuseOtherMethods = watchRoutes(app);
  await app.register(probes, { deps, metrics, metricsToken: options.metricsToken ?? null });
  await app.register(guestCalls, { deps });
  if (options.practice) await app.register(practiceRoutes, { practice: options.practice });
  await app.register(sessionRoutes, { deps });
  await app.register(officeCalls, { deps });
  await app.register(officePage, { files });
  await app.register(unsubscribeRoutes, { deps, pages, ...options });
  await app.register(storefrontRoutes, { deps, pages, ...options });
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw httpProblem('notFound');
  });
  refuseOtherMethods();
  closeGently(app);
  return app;

  function findCached(host: string, url: string) {
    const answer = files.get(url) ?? findMenuResponse(deps, url);
    const address = answer ? null : findPageAddress(deps.shops, { host, url, defaultShop: options.defaultShop });
    return address?.shop.state === 'open' ? pages.findCached(address) : answer;
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
    http: {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: LIMITS.headersWithinMs,
      connectionsCheckingInterval: LIMITS.slownessCheckedEveryMs,
    },
    routerOptions: { maxParamLength: LIMITS.pathParameterCharacters },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: answerClientError,
  });
}

/** Registers what every request passes through, and the error handlers. */
function guard(app: FastifyInstance, deps: Deps, { rateLimitFactor: factor, now, reportError }: AppOptions): void {
  answerProblems(app, reportError ?? (() => {}));
  addSecurityHeaders(app, isHttps(deps));
  warnOfUntrustedProxies(app);
  limitRates(app, { factor, now });
  app.addHook('onRequest', (request, _reply, done) => done(findRefusal(request)));
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}

/** What guests reach; of shops that are not open they find nothing. */
const guestCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  hideUnopenedShops(app, options.deps);
  await app.register(shopCalls, options);
  await app.register(platformCalls, options);
  await app.register(mediaRoutes, options);
  await app.register(siteFiles, options);
};

/** Calls for everyone (S1 §7, S2 §7 Shop calls). */
const shopCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await app.register(menuRoutes, options);
  await app.register(openingRoutes, options);
  await app.register(deliveryRoutes, options);
  await app.register(franchiseRoutes, options);
  await app.register(tileRoutes, options);
  await app.register(couponRoutes, options);
  await app.register(orderRoutes, {
    ...options,
    findAccountOwner: (request, shop) => findSignedInAccount(request, options.deps, shop),
    findGroup: createFindGroup(options.deps),
  });
  await app.register(groupOrderRoutes, options);
  await app.register(orderPageRoutes, options);
  await app.register(receiptRoutes, options);
  await app.register(receiptExportRoutes, options);
  await app.register(withdrawalRoutes, options);
  await app.register(advertisingRoutes, options);
  await app.register(applicationRoutes, options);
  await app.register(paymentRoutes, options);
  await app.register(paymentMessageRoutes, options);
  await app.register(eventRoutes, options);
};

/** Calls about guest accounts (S2 §7 Platform calls). */
const platformCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await app.register(signInRoutes, options);
  await app.register(signUpRoutes, options);
  await app.register(accountRoutes, options);
  await app.register(profileRoutes, options);
};

/** Calls for signed-in staff. The hook runs before the body is read. */
const officeCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => {
    await requireStaff(request, options.deps);
  });
  await app.register(deskRoutes, options);
  await app.register(officeMailRoutes, options);
  await app.register(deskPaymentRoutes, options);
  await app.register(paymentTaskRoutes, options);
  await app.register(paymentAccountRoutes, options);
  await app.register(staffRoutes, options);
  await app.register(officeShopRoutes, options);
  await app.register(officeMenuRoutes, options);
  await app.register(legalEntityRoutes, options);
  await app.register(shopStateRoutes, options);
  await app.register(importRoutes, options);
  await app.register(officeOpeningRoutes, options);
  await app.register(officeStockRoutes, options);
  await app.register(officeDeclarationRoutes, options);
  await app.register(officeAdvertisingRoutes, options);
  await app.register(officeApplicationRoutes, options);
  await app.register(legalRoutes, options);
  await app.register(locateRoutes, options);
  await app.register(pictureUploadRoutes, options);
};

async function buildFiles(deps: Deps, { builds, development }: AppOptions): Promise<StaticFiles> {
  if (development) return new Map();
  const headers = securityHeaders(isHttps(deps));
  const office = { ...headers, 'content-security-policy': pagePolicy() };
  return new Map([
    ...(await readStaticFiles(join(builds, 'storefront/client'), '', headers)),
    ...(await readStaticFiles(join(builds, 'office'), '/office', office)),
  ]);
}
