import type { FastifyPluginAsync } from 'fastify';
import { officeReservationRoutes } from '../reservations/reservations.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { recordChanges } from '../audit/record-changes.http.ts';
import { blockRoutes } from '../guests/blocks.routes.ts';
import { officeGuestRoutes } from '../guests/guests.routes.ts';
import { officeFeedbackRoutes } from '../feedback/office-feedback.routes.ts';
import { officeCodeRoutes } from '../codes/codes.routes.ts';
import { officeAdvertisingRoutes } from '../advertising/office-advertising.routes.ts';
import { officeApplicationRoutes } from '../applications/applications.routes.ts';
import type { RoutesOptions } from '../deps.ts';
import { drawingRoutes } from '../office/drawings.routes.ts';
import { pictureUploadRoutes } from '../office/picture-upload.routes.ts';
import { archiveRoutes } from '../office/archive.routes.ts';
import { telephoneRoutes } from '../orders/telephone.routes.ts';
import { orderChangeRoutes } from '../office/order-changes.routes.ts';
import { deskRoutes } from '../office/desk.routes.ts';
import { officeMailRoutes, sampleMailRoutes } from '../office/mails.routes.ts';
import { lookRoutes } from '../look/look.routes.ts';
import { legalRoutes } from '../office/legal.routes.ts';
import { importRoutes, readImportRoutes } from '../office/import.routes.ts';
import { legalEntityRoutes } from '../shops/legal-entities.routes.ts';
import { sharedDeskRoutes } from '../office/shared-desk.routes.ts';
import { shiftRoutes } from '../push/shift.routes.ts';
import { printerRoutes } from '../printing/printers.routes.ts';
import { officeWithdrawalRoutes } from '../withdrawals/office-withdrawals.routes.ts';
import { webhookRoutes } from '../integrations/webhooks.routes.ts';
import { sharedOrderRoutes } from '../office/shared-orders.routes.ts';
import { apiKeyRoutes } from '../staff/api-keys.routes.ts';
import { locateRoutes } from '../delivery/locate.routes.ts';
import { officeOpeningRoutes } from '../opening/office-opening.routes.ts';
import { menuChangeRoutes } from '../menu/menu-changes.routes.ts';
import { officeDeclarationRoutes } from '../menu/declarations.routes.ts';
import { officeStockRoutes } from '../stock/stock.routes.ts';
import { shopStatusRoutes } from '../office/shop-status.routes.ts';
import { shopStateRoutes } from '../office/shop-state.routes.ts';
import { couponCodeRoutes, couponListRoutes, officeCouponRoutes } from '../coupons/office-coupons.routes.ts';
import { officeOfferRoutes } from '../coupons/offers.routes.ts';
import { officeMenuRoutes } from '../menu/office-menu.routes.ts';
import { officeShopRoutes } from '../office/shops.routes.ts';
import { accountRoutes, secondFactorRoutes } from '../staff/account.routes.ts';
import { deviceRoutes, lockRoutes } from '../staff/devices.routes.ts';
import { passkeyRoutes } from '../staff/passkeys.routes.ts';
import { invitationRoutes, staffRoutes } from '../staff/staff.routes.ts';
import { paymentAccountRoutes } from '../payments/accounts.routes.ts';
import { deskPaymentRoutes } from '../payments/desk-payments.routes.ts';
import { paymentTaskRoutes } from '../payments/payment-tasks.routes.ts';
import { bookExportRoutes } from '../books/exports.routes.ts';
import { overviewRoutes } from '../books/overviews.routes.ts';
import { reportRoutes } from '../books/reports.routes.ts';
import { officeTableRoutes } from '../tables/office-tables.routes.ts';
import { officeVisitRoutes } from '../visits/office-visits.routes.ts';
import { driverRoutes } from '../tours/drivers.routes.ts';
import { ownTourRoutes } from '../tours/own-tours.routes.ts';
import { tourRoutes } from '../office/tours.routes.ts';
import { tableSheetRoutes } from '../tables/table-sheet.routes.ts';

// Called, not registered: as plugins they take longer to start than their routes. None has hooks or body parsers of its own.
const OFFICE_CALLS: readonly FastifyPluginAsync<RoutesOptions>[] = [
  deskRoutes,
  sharedDeskRoutes,
  shiftRoutes,
  orderChangeRoutes,
  driverRoutes,
  tourRoutes,
  ownTourRoutes,
  telephoneRoutes,
  archiveRoutes,
  officeMailRoutes,
  sampleMailRoutes,
  deskPaymentRoutes,
  paymentTaskRoutes,
  paymentAccountRoutes,
  staffRoutes,
  invitationRoutes,
  accountRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  deviceRoutes,
  lockRoutes,
  officeShopRoutes,
  officeMenuRoutes,
  officeOfferRoutes,
  officeCouponRoutes,
  couponListRoutes,
  couponCodeRoutes,
  officeVisitRoutes,
  legalEntityRoutes,
  shopStateRoutes,
  shopStatusRoutes,
  importRoutes,
  officeOpeningRoutes,
  officeStockRoutes,
  officeDeclarationRoutes,
  menuChangeRoutes,
  officeTableRoutes,
  tableSheetRoutes,
  officeAdvertisingRoutes,
  officeApplicationRoutes,
  officeReservationRoutes,
  officeFeedbackRoutes,
  officeGuestRoutes,
  blockRoutes,
  auditRoutes,
  officeWithdrawalRoutes,
  officeCodeRoutes,
  legalRoutes,
  lookRoutes,
  apiKeyRoutes,
  webhookRoutes,
  printerRoutes,
  sharedOrderRoutes,
  locateRoutes,
  drawingRoutes,
  readImportRoutes,
  reportRoutes,
  overviewRoutes,
  bookExportRoutes,
];

/** Calls for signed-in staff. */
export const officeCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  recordChanges(app, options.deps);
  for (const routes of OFFICE_CALLS) await routes(app, options);
  await app.register(pictureUploadRoutes, options);
};
