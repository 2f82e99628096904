import type { FastifyPluginAsync } from 'fastify';
import { reservationRoutes } from '../reservations/reservations.routes.ts';
import { feedbackRoutes } from '../feedback/feedback.routes.ts';
import { visitRoutes } from '../visits/visits.routes.ts';
import { pushRoutes } from '../push/push.routes.ts';
import { installableRoutes } from '../storefront/installable.routes.ts';
import { findSignedInAccount } from '../accounts/account-session.http.ts';
import { accountRoutes } from '../accounts/accounts.routes.ts';
import { profileRoutes } from '../accounts/profile.routes.ts';
import { signInRoutes } from '../accounts/sign-in.routes.ts';
import { signUpRoutes } from '../accounts/sign-up.routes.ts';
import { advertisingRoutes } from '../advertising/advertising.routes.ts';
import { applicationRoutes } from '../applications/applications.routes.ts';
import { couponRoutes } from '../coupons/coupons.routes.ts';
import { deliveryRoutes } from '../delivery/delivery.routes.ts';
import type { RoutesOptions } from '../deps.ts';
import { franchiseRoutes } from '../franchise/franchise.routes.ts';
import { ownDataRoutes } from '../guests/own-data.routes.ts';
import { hideUnopenedShops } from '../staff/hide-unopened.http.ts';
import { mediaRoutes } from '../media/media.routes.ts';
import { menuRoutes } from '../menu/menu.routes.ts';
import { createFindGroup } from '../group-orders/find-group.ts';
import { groupOrderRoutes } from '../group-orders/group-orders.routes.ts';
import { eventRoutes } from '../metrics/events.routes.ts';
import { openingRoutes } from '../opening/opening.routes.ts';
import { orderPageRoutes } from '../tracking/tracking.routes.ts';
import { orderRoutes } from '../orders/orders.routes.ts';
import { paymentMessageRoutes } from '../payments/messages.routes.ts';
import { printerCallRoutes } from '../printing/printer-calls.routes.ts';
import { paymentRoutes } from '../payments/payments.routes.ts';
import { siteFiles } from '../storefront/site-files.routes.ts';
import { receiptExportRoutes } from '../receipts/export.routes.ts';
import { electronicInvoiceRoutes } from '../books/electronic-invoice.routes.ts';
import { receiptRoutes } from '../receipts/receipts.routes.ts';
import { withdrawalRoutes } from '../withdrawals/withdrawals.routes.ts';
import { findTable } from '../tables/find-table.http.ts';
import { guestTableRoutes } from '../tables/guest-table.routes.ts';
import { waiterRoutes } from '../tables/waiter.routes.ts';
import { tileRoutes } from '../tiles/tiles.routes.ts';

/**
 * What guests reach; of shops that are not open they find nothing. Only plugins with hooks or body parsers of their own are
 * registered, which takes longer than their routes; the others are called.
 */
export const guestCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  hideUnopenedShops(app, options.deps);
  await shopCalls(app, options);
  await platformCalls(app, options);
  await mediaRoutes(app, options);
  await siteFiles(app, options);
  await app.register(printerCallRoutes, options);
  await installableRoutes(app, options);
};

/** Calls for everyone (S1 §7, S2 §7 Shop calls). */
const shopCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await menuRoutes(app, options);
  await openingRoutes(app, options);
  await deliveryRoutes(app, options);
  await franchiseRoutes(app, options);
  await tileRoutes(app, options);
  await couponRoutes(app, options);
  await orderRoutes(app, {
    ...options,
    findAccountOwner: (request, shop) => findSignedInAccount(request, options.deps, shop),
    findGroup: createFindGroup(options.deps),
    findTable: (request, shop, order) => findTable(request, options.deps, { shop, ...order }),
  });
  await guestTableRoutes(app, options);
  await waiterRoutes(app, options);
  await groupOrderRoutes(app, options);
  await orderPageRoutes(app, options);
  await receiptRoutes(app, options);
  await electronicInvoiceRoutes(app, options);
  await receiptExportRoutes(app, options);
  await withdrawalRoutes(app, options);
  await advertisingRoutes(app, options);
  await applicationRoutes(app, options);
  await reservationRoutes(app, options);
  await feedbackRoutes(app, options);
  await visitRoutes(app, options);
  await paymentRoutes(app, options);
  await app.register(paymentMessageRoutes, options);
  await eventRoutes(app, options);
  await pushRoutes(app, options);
  await ownDataRoutes(app, options);
};

/** Calls about guest accounts (S2 §7 Platform calls). */
const platformCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await signInRoutes(app, options);
  await signUpRoutes(app, options);
  await accountRoutes(app, options);
  await profileRoutes(app, options);
};
