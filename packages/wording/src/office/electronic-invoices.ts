import type { InvoiceHindrance } from '@tischlein/domain/books';
import { COMPANY_INVOICE_FIELDS, LEITWEG_ID } from '../company-invoice.ts';

/** E-invoices of an order, for a guest who asks on the telephone. */
export const OFFICE_INVOICE = {
  title: 'E-Rechnung',
  make: 'E-Rechnung erstellen',
  makeTitle: 'E-Rechnung für eine Firma',
  makeHelp:
    'Die Firma bekommt eine XRechnung mit der Nummer des Belegs. Lies der Person die Angaben vor, bevor Du sie erstellst: Danach ändert sie nur noch eine Berichtigung.',
  submit: 'E-Rechnung erstellen',
  made: 'Die E-Rechnung ist erstellt.',
  /** An earlier one names another company. */
  madeBefore: (company: string): string =>
    `Für diese Bestellung gibt es schon eine E-Rechnung an ${company}, zum Beispiel vom Gast selbst. Sie gilt; stimmt sie nicht, berichtige sie.`,
  fields: COMPANY_INVOICE_FIELDS,
  optional: '(optional)',
  referenceHelp: 'Wenn die Firma eine verlangt. Behörden brauchen ihre Leitweg-ID.',
  leitwegId: LEITWEG_ID,
  zipInvalid: 'Bitte gib die fünf Ziffern der Postleitzahl ein.',
  vatIdInvalid: 'Diese USt-IdNr. kann nicht stimmen. Bitte prüfe sie, zum Beispiel DE123456788.',
  emailInvalid: 'Bitte gib eine E-Mail-Adresse ein.',
  missing: 'Das fehlt noch.',
  kinds: {
    invoice: (number: number): string => `E-Rechnung ${number}`,
    takenBack: (number: number): string => `Storno der E-Rechnung, Nr. ${number}`,
    refund: (number: number): string => `Gutschrift als E-Rechnung, Nr. ${number}`,
    cancellation: (number: number): string => `Storno als E-Rechnung, Nr. ${number}`,
  },
  replaced: 'ersetzt',
  buyer: (company: string, email: string): string => `An ${[company, email].filter(Boolean).join(', ')}`,
  download: 'Herunterladen',
  nameDownload: (document: string): string => `${document} herunterladen`,
  mail: 'Schicken',
  nameMail: (document: string, email: string): string => `${document} an ${email} schicken`,
  mailed: (email: string): string => `Die E-Rechnung geht an ${email}.`,
  correct: 'Berichtigen',
  correctTitle: (number: number): string => `E-Rechnung ${number} berichtigen`,
  correctHelp: (number: number): string =>
    `Die E-Rechnung ${number} wird storniert und eine neue mit eigener Nummer ausgestellt. Das Storno geht an die bisherige Adresse, die neue Rechnung an die hier; ändert sich nur die E-Mail-Adresse, gehen beide an die neue. Der Umsatz bleibt, wie er ist.`,
  why: 'Was war falsch?',
  reasons: [
    'Der Name der Firma war falsch.',
    'Die Anschrift war falsch.',
    'Die USt-IdNr. war falsch.',
    'Die Leitweg-ID oder Bestellnummer war falsch.',
    'Die E-Mail-Adresse war falsch.',
  ],
  ownReason: 'Anderer Grund',
  reasonMissing: 'Bitte schreib, was falsch war. Das steht auf beiden Rechnungen.',
  unchanged: 'An den Angaben hat sich noch nichts geändert.',
  submitCorrection: 'Stornieren und neu ausstellen',
  corrected: 'Die E-Rechnung ist berichtigt, beide Rechnungen gehen per E-Mail hinaus.',
  hindrances: {
    noReceipt: 'Eine E-Rechnung gibt es erst mit dem Beleg. Bei Tischen schreibt ihn die Kasse.',
    calledOff: 'Die Bestellung wurde nicht ausgeführt. Dafür gibt es keine neue E-Rechnung.',
    changed:
      'Die Bestellung wurde geändert und hat zwei Belege. Als E-Rechnung geht das nicht; schick der Firma beide Belege als PDF.',
    changeOpen:
      'Für die Bestellung ist ein Änderungsvorschlag offen. Eine E-Rechnung gibt es erst, wenn er abgelehnt, zurückgezogen oder abgelaufen ist.',
    nothingToPay: 'Es bleibt kein Betrag, über den eine E-Rechnung gehen könnte.',
    sellerIncomplete:
      'Für eine E-Rechnung fehlen Deinem Unternehmen Steuernummer oder USt-IdNr., Telefon oder E-Mail. Trag sie in den Einstellungen unter „Unternehmen“ ein.',
  } satisfies Record<InvoiceHindrance, string>,
} as const;
