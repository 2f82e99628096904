import type { OfficePage } from '@tischlein/contract/office-pages';
import type { ComponentType } from 'react';
import type { ShopOffice } from './frame/office-context.ts';
import { loadLate } from './ui/load-late.ts';

/** A page gets the session and the shop; parameters of its address are in `useParams`, permissions in `useOffice`. */
export type PageComponent = ComponentType<Pick<ShopOffice, 'session' | 'shop'>>;

/** The code of each page, loaded when it is opened. */
export const PAGES: Readonly<Record<OfficePage, PageComponent>> = {
  '/eroeffnen': loadLate(async () => (await import('./launch/launch-page.tsx')).LaunchPage),
  '/eroeffnet': loadLate(async () => (await import('./launch/opened-page.tsx')).OpenedPage),
  '/eroeffnet/druck': loadLate(async () => (await import('./launch/poster-page.tsx')).PosterPage),
  '/schliessen': loadLate(async () => (await import('./launch/closing-page.tsx')).ClosingPage),
  '/neu': loadLate(async () => (await import('./launch/new-shop-page.tsx')).NewShopPage),
  '': loadLate(async () => (await import('./desk/desk-page.tsx')).DeskPage),
  '/karte': loadLate(async () => (await import('./menu/menu-page.tsx')).MenuPage),
  '/karte/verlauf': loadLate(async () => (await import('./menu/history-page.tsx')).HistoryPage),
  '/karte/kombis': loadLate(async () => (await import('./dish/combos-page.tsx')).CombosPage),
  '/karte/gruppen': loadLate(async () => (await import('./dish/groups-page.tsx')).GroupsPage),
  '/karte/zutaten': loadLate(async () => (await import('./dish/ingredients-page.tsx')).IngredientsPage),
  '/karte/gericht/:id': loadLate(async () => (await import('./dish/dish-page.tsx')).DishPage),
  '/karte/kombi/:id': loadLate(async () => (await import('./dish/combo-page.tsx')).ComboPage),
  '/karte/kategorie/:id': loadLate(async () => (await import('./dish/category-page.tsx')).CategoryPage),
  '/bestand': loadLate(async () => (await import('./stock/stock-page.tsx')).StockPage),
  '/allergene': loadLate(async () => (await import('./declarations/declarations-page.tsx')).DeclarationsPage),
  '/angebote': loadLate(async () => (await import('./offers/offers-page.tsx')).OffersPage),
  '/angebote/:id': loadLate(async () => (await import('./offers/offer-page.tsx')).OfferPage),
  '/gutscheine': loadLate(async () => (await import('./coupons/coupons-page.tsx')).CouponsPage),
  '/gutscheine/:id': loadLate(async () => (await import('./coupons/print-page.tsx')).CouponPrintPage),
  '/zeiten': loadLate(async () => (await import('./opening/opening-page.tsx')).OpeningPage),
  '/liefergebiete': loadLate(async () => (await import('./zones/zones-page.tsx')).ZonesPage),
  '/bestellungen': loadLate(async () => (await import('./archive/archive-page.tsx')).ArchivePage),
  '/bestellungen/:id': loadLate(async () => (await import('./archive/order-page.tsx')).OrderPage),
  '/aufgaben': loadLate(async () => (await import('./tasks/tasks-page.tsx')).TasksPage),
  '/zahlen': loadLate(async () => (await import('./books/report-page.tsx')).ReportPage),
  '/tagesuebersicht': loadLate(async () => (await import('./books/overview-page.tsx')).OverviewPage),
  '/ausfuhr': loadLate(async () => (await import('./books/exports-page.tsx')).ExportsPage),
  '/bewertungen': loadLate(async () => (await import('./feedback/feedback-page.tsx')).FeedbackPage),
  '/reservierungen': loadLate(async () => (await import('./reservations/reservations-page.tsx')).ReservationsPage),
  '/bewerbungen': loadLate(async () => (await import('./applications/applications-page.tsx')).ApplicationsPage),
  '/einstellungen': loadLate(async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  '/zahlungen': loadLate(async () => (await import('./payments/payments-page.tsx')).PaymentsPage),
  '/tische': loadLate(async () => (await import('./tables/tables-page.tsx')).TablesPage),
  '/marke': loadLate(async () => (await import('./look/look-page.tsx')).LookPage),
  '/recht': loadLate(async () => (await import('./texts/legal-page.tsx')).LegalTextsPage),
  '/seiten': loadLate(async () => (await import('./texts/static-page.tsx')).StaticPagesPage),
  '/statistik': loadLate(async () => (await import('./tracking/tracking-page.tsx')).TrackingPage),
  '/schnittstellen': loadLate(async () => (await import('./integrations/integrations-page.tsx')).IntegrationsPage),
  '/mails': loadLate(async () => (await import('./mails/mails-page.tsx')).MailsPage),
  '/keine-antwort': loadLate(async () => (await import('./escalation/escalation-page.tsx')).EscalationPage),
  '/team': loadLate(async () => (await import('./people/team-page.tsx')).TeamPage),
  '/geraete': loadLate(async () => (await import('./people/devices-page.tsx')).DevicesPage),
  '/drucker': loadLate(async () => (await import('./printing/printers-page.tsx')).PrintersPage),
  '/konto': loadLate(async () => (await import('./account/account-page.tsx')).AccountPage),
  '/mehr': loadLate(async () => (await import('./frame/more-page.tsx')).MorePage),
  '/einlesen': loadLate(async () => (await import('./import/import-page.tsx')).ImportPage),
};
