import type { InvoiceBuyer } from '@tischlein/contract/shop';
import type { Cents } from '@tischlein/domain';
import type { NetAmounts } from '@tischlein/domain/books';
import type { Seller } from '@tischlein/wording/receipt';

/** What an XRechnung says. Dates are 'YYYY-MM-DD'. */
export interface ElectronicInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly suppliedOn: string;
  readonly seller: Seller;
  readonly buyer: InvoiceBuyer;
  readonly amounts: NetAmounts;
  /** Already paid online. */
  readonly isPaid: boolean;
  /** UNTDID 4461: 10 cash, 68 online payment service, 1 not defined. */
  readonly paymentCode: '10' | '68' | '1';
  readonly paymentName: string;
  /** When it is to be paid, if it is not paid. */
  readonly terms: string;
  readonly roundingReason: string;
  readonly orderReference: string;
}

const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CII = 'urn:un:unece:uncefact:data:standard';

/** Writes an invoice as XRechnung 3.0 in the syntax CII (EN 16931). The order of the elements is that of the schema. */
export const writeXrechnung = (invoice: ElectronicInvoice): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100" xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}:UnqualifiedDataType:100">`,
    element('rsm:ExchangedDocumentContext', [
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', [value('ram:ID', PROCESS)]),
      element('ram:GuidelineSpecifiedDocumentContextParameter', [value('ram:ID', GUIDELINE)]),
    ]),
    element('rsm:ExchangedDocument', [
      value('ram:ID', invoice.number),
      value('ram:TypeCode', '380'),
      date('ram:IssueDateTime', invoice.issuedOn),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...listLines(invoice),
      writeAgreement(invoice),
      writeDelivery(invoice),
      writeSettlement(invoice),
    ]),
    '</rsm:CrossIndustryInvoice>',
    '',
  ].join('\n');

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

function writeAgreement({ seller, buyer, orderReference }: ElectronicInvoice): string {
  const { restaurantName, restaurantStreet, restaurantZip, restaurantCity, phone, email, taxNumber, vatId } = seller;
  return element('ram:ApplicableHeaderTradeAgreement', [
    value('ram:BuyerReference', buyer.reference.trim() || orderReference),
    element('ram:SellerTradeParty', [
      value('ram:Name', restaurantName),
      element('ram:DefinedTradeContact', [
        value('ram:PersonName', restaurantName),
        element('ram:TelephoneUniversalCommunication', [value('ram:CompleteNumber', phone)]),
        element('ram:EmailURIUniversalCommunication', [value('ram:URIID', email)]),
      ]),
      address({ zip: restaurantZip, street: restaurantStreet, city: restaurantCity }),
      mailbox(email),
      ...(taxNumber ? [registration(taxNumber, 'FC')] : []),
      ...(vatId ? [registration(vatId, 'VA')] : []),
    ]),
    element('ram:BuyerTradeParty', [
      value('ram:Name', buyer.company.trim()),
      address(buyer),
      mailbox(buyer.email),
      registration(buyer.vatId.replaceAll(' ', '').toUpperCase(), 'VA'),
    ]),
  ]);
}

const address = ({ zip, street, city }: { readonly zip: string; readonly street: string; readonly city: string }) =>
  element('ram:PostalTradeAddress', [
    value('ram:PostcodeCode', zip.trim()),
    value('ram:LineOne', street.trim()),
    value('ram:CityName', city.trim()),
    value('ram:CountryID', 'DE'),
  ]);

const mailbox = (email: string): string =>
  element('ram:URIUniversalCommunication', [value('ram:URIID', email, 'schemeID="EM"')]);

const registration = (id: string, scheme: 'FC' | 'VA'): string =>
  element('ram:SpecifiedTaxRegistration', [value('ram:ID', id, `schemeID="${scheme}"`)]);

const writeDelivery = ({ suppliedOn }: ElectronicInvoice): string =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', suppliedOn)]),
  ]);

function writeSettlement(invoice: ElectronicInvoice): string {
  const { amounts, isPaid, paymentCode, paymentName, terms, roundingReason } = invoice;
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
    ...(isPaid ? [] : [element('ram:SpecifiedTradePaymentTerms', [value('ram:Description', terms)])]),
    writeSums(amounts, isPaid),
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

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** Net prices of units need more digits than amounts: they were agreed gross. */
const toUnitPrice = (net: Cents, quantity: number): string => (net / 100 / quantity).toFixed(6);

const date = (name: string, day: string): string =>
  element(name, [value('udt:DateTimeString', day.replaceAll('-', ''), 'format="102"')]);

const element = (name: string, content: readonly string[]): string => `<${name}>\n${content.join('\n')}\n</${name}>`;

const value = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${escapeXml(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
