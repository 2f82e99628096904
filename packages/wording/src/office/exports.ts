import type { BookAccount, BookkeepingProblem, Chart } from '@tischlein/domain/shop';

export const BOOK_ACCOUNT_NAMES: Readonly<Record<BookAccount, string>> = {
  revenueReduced: 'Erlöse 7 %',
  revenueStandard: 'Erlöse 19 %',
  tips: 'Trinkgeld Team',
  stripe: 'Geldtransit Stripe',
  paypal: 'Geldtransit PayPal',
  amazon: 'Geldtransit Amazon Pay',
  unzer: 'Geldtransit Unzer',
  cash: 'Kasse',
  card: 'EC-Karte vor Ort',
  till: 'Übergebene Tische',
};

export const CHART_NAMES: Readonly<Record<Chart, string>> = { skr03: 'SKR 03', skr04: 'SKR 04' };

/** The page of exports. */
export const EXPORTS = {
  title: 'Export',
  month: 'Monat',
  what: 'Was',
  datev: 'DATEV-Buchungsstapel',
  datevHelp: 'Umsatz je Tag, Zahlungsmethode und Steuersatz, als Datei für Dein Steuerbüro.',
  receipts: 'Belege als CSV',
  receiptsWorkbook: 'Belege für Excel',
  receiptsHelp: 'Eine Zeile je Beleg und Steuersatz.',
  archive: 'Belegarchiv',
  archiveHelp:
    'Alle Rechnungen, Erstattungen, Stornos, Tagesübersichten und E-Rechnungen, mit einzelnen Umsätzen zum Nachrechnen, Verzeichnis und Prüfsummen.',
  load: 'Herunterladen',
  nameDownload: (what: string): string => `${what} herunterladen`,
  notReady: 'Für DATEV fehlen noch Angaben. Trage sie unten ein.',
  accounts: 'Konten',
  accountsHelp: 'Frag Dein Steuerbüro. Einmal eintragen genügt.',
  chart: 'Kontenrahmen',
  consultant: 'Beraternummer',
  client: 'Mandant',
  accountLength: 'Stellen der Konten',
  yearStart: 'Geschäftsjahr ab Monat',
  costCentre: 'Kostenstelle',
  detail: 'Buchen',
  details: { days: 'Summen je Tag', documents: 'Jeden Beleg' },
  includesTill: 'Auch Bargeld, EC-Karte und übergebene Tische',
  includesTillHelp:
    'Nur ankreuzen, wenn Deine Kasse diese Umsätze nicht selbst an DATEV gibt. Sonst stehen sie doppelt in den Büchern.',
  usual: (account: string): string => `üblich: ${account}`,
  saved: 'Gespeichert.',
  readOnly: 'Du kannst alles herunterladen. Ändern können es nur Inhaber und Leitung.',
  accessTitle: 'Zugang fürs Steuerbüro',
  access: 'Mit der Rolle „Steuerbüro“ lädt es alles selbst, ohne etwas ändern zu können.',
  problems: {
    consultant: 'Für DATEV nötig: 1001 bis 9999999.',
    client: 'Für DATEV nötig: 1 bis 99999.',
    account: 'Bitte ein Konto mit so vielen Stellen, wie oben steht.',
    sameAccount: 'Dieses Konto ist schon ein Erlöskonto.',
  } satisfies Record<BookkeepingProblem, string>,
} as const;

/** Downloads of a table. */
export const TABLE_FILES = {
  xlsx: 'Als Excel herunterladen',
  csv: 'Als CSV herunterladen',
} as const;
