import type { ShopConfig } from '@tischlein/domain/shop';
import type { OFFICE_PAGE_NAMES } from './frame.ts';

const NAMES_IN_SETTINGS: Readonly<Partial<Record<keyof typeof OFFICE_PAGE_NAMES, string>>> = {
  '/eroeffnen': 'Shop & Eröffnung',
};

export const SETTINGS = {
  title: 'Einstellungen',
  sections: { shop: 'Shop', operation: 'Betrieb', account: 'Dein Konto' },
  ready: 'bereit',
  missing: 'Angaben fehlen',
  outdated: 'veraltet',
  /** Names in the index, where they differ from those of the pages. */
  names: NAMES_IN_SETTINGS,
  hints: {
    '/restaurant': 'Name, Adresse, Ort auf der Karte, Telefon',
    '/optionen': 'Mehrweg, Pfand, Filter, Mindestbestellwert',
    '/schnittstellen': 'Webhooks und Schlüssel für andere Programme',
    '/protokoll': 'Wer wann was geändert hat',
    '/zahlungen': 'Zahlungsmethoden und Konten',
    '/tische': 'Tischplan, QR-Codes, Trinkgeld',
    '/team': 'Wer im Büro was darf',
    '/unterschiede': 'Was Filialen anders machen, und wieder folgen',
    '/geraete': 'Tablets für die ganze Schicht',
    '/drucker': 'Bondrucker einrichten',
    '/installation': 'Mailserver, Karten, Adresse, Sicherungen',
    '/konto': 'Passwort, zweiter Faktor, Geräte',
    '/statistik': 'Aufrufe und Besuche, und was gezählt wird',
    '/marke': 'Farben, Logo, Bilder, eigene Domain',
    '/recht': 'Impressum, Datenschutz, AGB',
    '/seiten': 'Anfahrt, Catering und andere eigene Seiten',
    '/mails': 'Texte, Vorschau, Versand',
    '/keine-antwort': 'Wer gerufen wird, und was zuletzt geschieht',
    '/eroeffnen': 'Firma, Rechtstexte, Öffnen',
    '/schliessen': 'Archivieren, zurückholen, löschen',
  },
} as const;

/** Settings as a branch and its franchise share them. */
export const SETTING_NAMES: Readonly<Partial<Record<keyof ShopConfig, string>>> = {
  opening: 'Öffnungszeiten',
  slotCapacity: 'Kapazität der Küche',
  deliveryZones: 'Liefergebiete',
  paymentMethods: 'Zahlungsmethoden',
  paymentMethodsPickupMinimumOrderValue: 'Mindestbestellwerte',
  tableService: 'Tische',
  reservations: 'Reservierungen',
  escalation: 'Schritte, wenn niemand antwortet',
  feedbackMails: 'Einladungen zum Bewerten',
  bookkeeping: 'Buchungskonten',
  title: 'Name im Shop',
  email: 'E-Mail',
  reusableNotice: 'Hinweis auf Mehrweg',
  reusables: 'Mehrweg',
  lowestPriceForDishes: 'Niedrigster Preis',
  useDishDeposit: 'Pfand',
  dishDeposits: 'Pfand je Größe',
  comboVatRule: 'Mehrwertsteuer bei Menüs',
  verticalMenu: 'Ansicht der Karte',
  enableDishPictures: 'Bilder der Gerichte',
  showDishNumbers: 'Nummern der Gerichte',
  filterList: 'Filter',
  hiddenTags: 'Ausgeblendete Merkmale',
  searchList: 'Suchvorschläge',
  totalRecommendedRatings: 'Empfehlungen von früher',
  pickupMinimumOrderValue: 'Mindestbestellwert bei Abholung',
  enableLogin: 'Kundenkonten',
  uncoupleAccountConsent: 'Konto ohne Einwilligung in Werbung',
  nearbyRestaurants: 'Andere Restaurants',
  primaryColor: 'Farben',
  logo: 'Logo',
  pages: 'Rechtstexte und Seiten',
};

/** What a branch has in common with its franchise (decision 011). */
export const FRANCHISE = {
  title: (name: string): string => `Filiale von ${name}`,
  follows: (settings: readonly string[]): string => `Folgt der Kette: ${settings.join(', ')}.`,
  own: (settings: readonly string[]): string => `Nur für diese Filiale: ${settings.join(', ')}.`,
  help: 'Was Du hier änderst, gilt nur für diese Filiale. „Wieder folgen“ holt den Wert der Kette zurück.',
  overviewHelp: 'Was Du hier änderst, gilt für alle Filialen, die keinen eigenen Wert haben.',
  menuAlike: 'Die Karte ist die der Kette.',
  menuDiffers: 'Die Karte weicht an einzelnen Stellen von der Karte der Kette ab.',
} as const;

/** Shown instead of a page until the required second factor has been set up; apart from the account's words, which load late. */
export const FACTOR_MISSING = {
  title: 'Zweiter Faktor',
  text: 'Bitte richte einen zweiten Faktor ein. Danach kannst Du weiterarbeiten.',
  start: 'Einrichten',
} as const;
