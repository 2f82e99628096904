import type { Cents } from '@tischlein/domain';
import type { NetAmounts } from '@tischlein/domain/books';
import { date, element, euros, value } from './xml.ts';

/** UNTDID 1001: 380 invoice, 381 credit note with amounts above 0, 384 corrected invoice with amounts below 0. */
type InvoiceType = '380' | '381' | '384';

/** What an XRechnung says. Dates are 'YYYY-MM-DD'. */
export interface ElectronicInvoice {
  readonly type: InvoiceType;
  readonly number: string;
  /** The invoice that this document corrects (BG-3). */
  readonly preceding: { readonly number: string; readonly issuedOn: string } | null;
  readonly issuedOn: string;
  /** Why it was issued (BT-22); '': nothing to say. */
  readonly note?: string;
  readonly suppliedOn: string;
  /** Seller and buyer as XML. */
  readonly agreement: string;
  readonly amounts: NetAmounts;
  /** Already paid online. */
  readonly isPaid: boolean;
  /** UNTDID 4461: 10 cash, 68 online payment service, 1 not defined. */
  readonly paymentCode: '10' | '68' | '1';
  readonly paymentName: string;
  /** When it is to be paid, if it is not paid. */
  readonly terms: string;
  readonly roundingReason: string;
}

const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CII = 'urn:un:unece:uncefact:data:standard';

/** Writes an invoice as XRechnung 3.0 in the syntax CII (EN 16931). The order of the elements is that of the schema. */
export const writeXrechnung = (invoice: ElectronicInvoice): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100" xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}:UnqualifiedDataType:100" xmlns:qdt="${CII}:QualifiedDataType:100">`,
    element('rsm:ExchangedDocumentContext', [
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', [value('ram:ID', PROCESS)]),
      element('ram:GuidelineSpecifiedDocumentContextParameter', [value('ram:ID', GUIDELINE)]),
    ]),
    element('rsm:ExchangedDocument', [
      value('ram:ID', invoice.number),
      value('ram:TypeCode', invoice.type),
      date('ram:IssueDateTime', invoice.issuedOn),
      ...(invoice.note ? [element('ram:IncludedNote', [value('ram:Content', invoice.note)])] : []),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...listLines(invoice),
      invoice.agreement,
      writeDelivery(invoice),
      writeSettlement(invoice),
    ]),
    '</rsm:CrossIndustryInvoice>',
    '',
  ].join('\n');

/** The day 'YYYY-MM-DD' on which an invoice says that it was issued. */
export function readIssueDay(document: string): string {
  const [, year, month, day] =
    /<ram:IssueDateTime>[^]*?<udt:DateTimeString[^>]*>(\d{4})(\d\d)(\d\d)</.exec(document) ?? [];
  if (day === undefined) throw new Error('an e-invoice has no day');
  return `${year}-${month}-${day}`;
}

const listLines = ({ amounts }: ElectronicInvoice): readonly string[] =>
  amounts.lines.map(({ name, quantity, rate, net }, index) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [value('ram:LineID', String(index + 1))]),
      element('ram:SpecifiedTradeProduct', [value('ram:Name', name)]),
      element('ram:SpecifiedLineTradeAgreement', [
        element('ram:NetPriceProductTradePrice', [value('ram:ChargeAmount', toUnitPrice(net, quantity))]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [value('ram:BilledQuantity', String(quantity), 'unitCode="C62"')]),
      element('ram:SpecifiedLineTradeSettlement', [
        element('ram:ApplicableTradeTax', listTax(rate)),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [value('ram:LineTotalAmount', euros(net))]),
      ]),
    ]),
  );

const listTax = (rate: number): readonly string[] => [
  value('ram:TypeCode', 'VAT'),
  value('ram:CategoryCode', 'S'),
  value('ram:RateApplicablePercent', (rate / 100).toFixed(2)),
];

const writeDelivery = ({ suppliedOn }: ElectronicInvoice): string =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', suppliedOn)]),
  ]);

function writeSettlement(invoice: ElectronicInvoice): string {
  const { amounts, isPaid, paymentCode, paymentName, terms, roundingReason, preceding } = invoice;
  return element('ram:ApplicableHeaderTradeSettlement', [
    value('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      value('ram:TypeCode', paymentCode),
      value('ram:Information', paymentName),
    ]),
    ...amounts.rates.map(writeRate),
    ...amounts.roundings.map(({ rate, net }) =>
      element('ram:SpecifiedTradeAllowanceCharge', [
        element('ram:ChargeIndicator', [value('udt:Indicator', String(net > 0))]),
        value('ram:ActualAmount', euros(Math.abs(net))),
        value('ram:Reason', roundingReason),
        element('ram:CategoryTradeTax', listTax(rate)),
      ]),
    ),
    ...(isPaid || terms === '' ? [] : [element('ram:SpecifiedTradePaymentTerms', [value('ram:Description', terms)])]),
    writeSums(amounts, isPaid),
    ...(preceding ? [writePreceding(preceding)] : []),
  ]);
}

const writeRate = ({ rate, net, vat }: NetAmounts['rates'][number]): string =>
  element('ram:ApplicableTradeTax', [
    value('ram:CalculatedAmount', euros(vat)),
    value('ram:TypeCode', 'VAT'),
    value('ram:BasisAmount', euros(net)),
    value('ram:CategoryCode', 'S'),
    value('ram:RateApplicablePercent', (rate / 100).toFixed(2)),
  ]);

const writePreceding = ({ number, issuedOn }: NonNullable<ElectronicInvoice['preceding']>): string =>
  element('ram:InvoiceReferencedDocument', [
    value('ram:IssuerAssignedID', number),
    date('ram:FormattedIssueDateTime', issuedOn, 'qdt'),
  ]);

function writeSums({ lineTotal, taxBasis, vat, total, roundings }: NetAmounts, isPaid: boolean): string {
  const addUp = (parts: NetAmounts['roundings']): number => parts.reduce((all, { net }) => all + Math.abs(net), 0);
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    value('ram:LineTotalAmount', euros(lineTotal)),
    value('ram:ChargeTotalAmount', euros(addUp(roundings.filter(({ net }) => net > 0)))),
    value('ram:AllowanceTotalAmount', euros(addUp(roundings.filter(({ net }) => net < 0)))),
    value('ram:TaxBasisTotalAmount', euros(taxBasis)),
    value('ram:TaxTotalAmount', euros(vat), 'currencyID="EUR"'),
    value('ram:GrandTotalAmount', euros(total)),
    value('ram:TotalPrepaidAmount', euros(isPaid ? total : 0)),
    value('ram:DuePayableAmount', euros(isPaid ? 0 : total)),
  ]);
}

/** Net prices of units need more digits than amounts: they were agreed gross. */
const toUnitPrice = (net: Cents, quantity: number): string => (net / 100 / quantity).toFixed(6);
