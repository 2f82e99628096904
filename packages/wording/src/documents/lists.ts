import type { DocumentFact } from '@tischlein/domain/books';
import type { TipRecipient } from '@tischlein/domain/shop';

const VAT_COLUMNS = ['Satz', 'Netto', 'MwSt.', 'Brutto'] as const;

/** Names of sheets. */
export const LIST_NAMES = {
  guests: 'Gäste',
  tips: 'Trinkgeld',
  series: 'Gutscheine',
  audit: 'Protokoll',
  orders: 'Bestellungen',
  receipts: 'Belege',
} as const;

/** The headings of files that spreadsheets open. */
export const LIST_HEADS = {
  differences: ['Filiale', 'Was', 'Angabe', 'Kette', 'hier', 'seit', 'Kette geändert'],
  vat: VAT_COLUMNS,
  receipts: ['Belegnummer', 'Beleg', 'Ausgestellt am', 'Bestellung', 'Gehört zu', ...VAT_COLUMNS],
  takings: ['Tag', 'Vorgang', 'Belegnummer', 'Art', 'Zahlung', ...VAT_COLUMNS],
  takingsOfDocument: ['Betrag', 'Pfand', 'Liefergebühr', 'Nachlass', 'Trinkgeld', 'Trinkgeld für'],
  orders: (parts: { readonly withContacts: boolean; readonly withBranches: boolean }): readonly string[] => [
    ...(parts.withBranches ? ['Filiale'] : []),
    'Nummer',
    'Tag',
    'Uhrzeit',
    'Art',
    'Tisch',
    ...(parts.withContacts ? ['Gast', 'Telefon', 'Adresse'] : []),
    'Artikel',
    'Zahlung',
    'Stand',
    'Betrag',
  ],
  guests: ['Name', 'E-Mail', 'Telefon', 'Bestellungen', 'Summe in Euro', 'Letzte Bestellung', 'Werbung', 'Konto'],
  guestsOfShops: 'Zuletzt bei',
  audit: ['Tag', 'Zeit', 'Wer', 'Gerät', 'Bereich', 'Was', 'Änderungen'],
  archive: ['Datei', 'Beleg', 'Datum', 'Brutto', 'SHA-256'],
  overviews: ['Nummer', 'Tag', 'Erstellt am', 'Prüfsumme davor', 'Prüfsumme', 'Datei'],
  series: ['Code', 'Wert', 'Ab Bestellwert', 'Gültig bis', 'Eingelöst'],
  inEuro: (column: string): string => `${column} in Euro`,
} as const;

/** A cell of the list of guests. */
export const HAS_ACCOUNT = 'ja';

/** Names of documents in the list of takings. */
export const TAKINGS_KINDS: Readonly<Record<DocumentFact['kind'], string>> = {
  invoice: 'Beleg',
  correction: 'Berichtigung',
  payment: 'Zahlung',
  refund: 'Erstattung',
  cancellation: 'Storno',
  till: 'Übergabe an die Kasse',
};

export const TIP_RECIPIENTS: Readonly<Record<TipRecipient, string>> = { team: 'Team', owner: 'Betrieb' };

/** Files of the archive of receipts. */
export const ARCHIVE_TITLES = {
  overview: (number: number): string => `Tagesübersicht Nr. ${number}`,
  overviewData: (number: number): string => `Tagesübersicht Nr. ${number}, Daten`,
  electronicInvoice: (number: number): string => `XRechnung ${number}`,
  receipts: 'Belege als Tabelle',
  takings: 'Einzelne Umsätze',
  chain: 'Verzeichnis der Tagesübersichten',
  datev: 'DATEV-Buchungsstapel',
} as const;

/** Columns of tables that only one report has. */
export const REPORT_COLUMNS = {
  takingsBefore: 'Umsatz davor',
  orderValue: 'Bestellwert',
  received: 'Online eingegangen',
  refunded: 'Online erstattet',
  dish: 'Gericht',
  amount: 'Menge',
  offer: 'Angebot',
  coupon: 'Gutschein',
  reduction: 'Nachlass',
  postcode: 'Postleitzahl',
  reason: 'Grund',
  branch: 'Filiale',
} as const;

/** Reductions that belong to no offer of the menu. */
export const OFFER_SOURCES: Readonly<Record<string, string>> = {
  groupDiscount: 'Gruppenrabatt',
  dailyDish: 'Tagesgericht',
  cartDiscount: 'Warenkorbrabatt',
};

/** Columns and rows of the daily overview. */
export const OVERVIEW_TABLES = {
  count: 'Anzahl',
  amount: 'Betrag',
  payout: 'Auszuzahlen',
  orders: 'Bestellungen',
  ownersTip: 'Inhaber (im Umsatz)',
  team: 'Team',
  documents: {
    invoice: 'Rechnungen',
    refund: 'Erstattungen',
    cancellation: 'Stornos',
    payment: 'Zahlungsbelege',
  },
} as const;

/** Texts of bookings in DATEV's format. */
export const BOOKING_TEXTS = {
  tip: 'Trinkgeld Team',
  takings: (rate: string): string => `Umsatz ${rate}`,
} as const;
