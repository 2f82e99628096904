import { COMPANY_INVOICE_FIELDS, LEITWEG_ID } from '../company-invoice.ts';

/** The e-invoice of a company, on the page of the receipt. */
export const COMPANY_INVOICE = {
  open: 'E-Rechnung für Firmen und Behörden',
  title: 'E-Rechnung für Firmen',
  help: 'Du bekommst eine XRechnung (XML), die Deine Buchhaltung einlesen kann. Die Angaben lassen sich danach nicht mehr ändern.',
  fields: COMPANY_INVOICE_FIELDS,
  optional: '(optional)',
  referenceHelp: 'Wenn Deine Firma eine verlangt. Behörden geben ihre Leitweg-ID an.',
  leitwegId: LEITWEG_ID,
  load: 'XRechnung laden',
  fileName: 'XRechnung.xml',
  notMade:
    'Die E-Rechnung konnte gerade nicht erstellt werden. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
  making: 'Die E-Rechnung wird erstellt …',
} as const;
