import { findAll, parseXml, type XmlElement } from './xml-tree.ts';

/**
 * The rules of EN 16931 and XRechnung 3.0 that apply to the documents of a restaurant, by their published ids. Returns the ids
 * that are broken. It is no replacement for KoSIT's validator: code lists and rules for elements that are never written are missing.
 */
export function checkXrechnung(xml: string): readonly string[] {
  const invoice = parseXml(xml);
  const rules = { ...order(invoice), ...presence(invoice), ...sums(invoice), ...rates(invoice), ...german(invoice) };
  return Object.entries(rules).flatMap(([id, holds]) => (holds ? [] : [id]));
}

const TRADE = 'SupplyChainTradeTransaction';
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SELLER = `${AGREEMENT}/SellerTradeParty`;
const BUYER = `${AGREEMENT}/BuyerTradeParty`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const TOTALS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;

type Rules = Readonly<Record<string, boolean>>;

const read = (element: XmlElement, path: string): string => findAll(element, path)[0]?.text.trim() ?? '';
const has = (element: XmlElement, path: string): boolean => read(element, path) !== '';
const exists = (element: XmlElement, path: string): boolean => findAll(element, path).length > 0;
/** Hundredths as a whole number. */
const amount = (element: XmlElement, path: string): number => toHundredths(read(element, path));
const toHundredths = (text: string): number => {
  if (text !== '' && !/^-?\d+\.\d\d$/.test(text)) throw new Error(`not an amount with two decimals: ${text}`);
  return text === '' ? 0 : Number(text.replace('.', ''));
};
const add = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The schema asks for the elements in this order. */
const SEQUENCES: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  ApplicableHeaderTradeAgreement: 'BuyerReference SellerTradeParty BuyerTradeParty',
  SellerTradeParty: 'ID Name DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  BuyerTradeParty: 'ID Name DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  PostalTradeAddress: 'PostcodeCode LineOne CityName CountryID',
  ApplicableHeaderTradeSettlement:
    'InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  ApplicableTradeTax: 'CalculatedAmount TypeCode BasisAmount CategoryCode RateApplicablePercent',
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator ActualAmount Reason CategoryTradeTax',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
};

function order(invoice: XmlElement): Rules {
  const isSorted = (element: XmlElement): boolean => {
    const names = SEQUENCES[element.name.split(':')[1] ?? '']?.split(' ');
    const places = element.children.map(({ name }) => names?.indexOf(name.split(':')[1] ?? '') ?? 0);
    return places.every((place, index) => place >= (places[index - 1] ?? 0)) && element.children.every(isSorted);
  };
  const isFilled = (element: XmlElement): boolean =>
    (element.children.length > 0 || element.text.trim() !== '') && element.children.every(isFilled);
  return { 'CII schema': isSorted(invoice), 'PEPPOL-EN16931-R008': isFilled(invoice) };
}

function presence(invoice: XmlElement): Rules {
  const lines = findAll(invoice, LINE);
  const every = (path: string): boolean => lines.every((line) => has(line, path));
  const tax = findAll(invoice, `${SELLER}/SpecifiedTaxRegistration/ID`).map(({ attributes }) => attributes['schemeID']);
  const due = amount(invoice, `${TOTALS}/DuePayableAmount`);
  return {
    'BR-01': has(invoice, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    'BR-02': has(invoice, 'ExchangedDocument/ID'),
    'BR-03': /^\d{8}$/.test(read(invoice, 'ExchangedDocument/IssueDateTime/DateTimeString')),
    'BR-04': has(invoice, 'ExchangedDocument/TypeCode'),
    'BR-05': read(invoice, `${SETTLEMENT}/InvoiceCurrencyCode`) === 'EUR',
    'BR-06': has(invoice, `${SELLER}/Name`),
    'BR-07': has(invoice, `${BUYER}/Name`),
    'BR-09': has(invoice, `${SELLER}/PostalTradeAddress/CountryID`),
    'BR-11': has(invoice, `${BUYER}/PostalTradeAddress/CountryID`),
    'BR-16': lines.length > 0,
    'BR-21': every('AssociatedDocumentLineDocument/LineID'),
    'BR-22': every('SpecifiedLineTradeDelivery/BilledQuantity'),
    'BR-24': every('SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    'BR-25': every('SpecifiedTradeProduct/Name'),
    'BR-27': lines.every((line) => Number(read(line, UNIT_PRICE)) >= 0),
    'BR-33/38': findAll(invoice, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`).every((each) => has(each, 'Reason')),
    'BR-55': findAll(invoice, `${SETTLEMENT}/InvoiceReferencedDocument`).every((each) => has(each, 'IssuerAssignedID')),
    'BR-CO-09': [
      ...findAll(invoice, `${SELLER}/SpecifiedTaxRegistration/ID`),
      ...findAll(invoice, `${BUYER}/SpecifiedTaxRegistration/ID`),
    ]
      .filter(({ attributes }) => attributes['schemeID'] === 'VA')
      .every(({ text }) => /^[A-Z]{2}/.test(text)),
    'BR-CO-25': due <= 0 || has(invoice, `${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`),
    'BR-CO-26': has(invoice, `${SELLER}/ID`) || tax.includes('VA'),
    'BR-DE-16': tax.some((scheme) => scheme === 'VA' || scheme === 'FC'),
    'BT-72': /^\d{8}$/.test(
      read(invoice, `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`),
    ),
  };
}

const UNIT_PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
const LINE_TOTAL = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

function sums(invoice: XmlElement): Rules {
  const total = (name: string): number => amount(invoice, `${TOTALS}/${name}`);
  const lines = findAll(invoice, LINE);
  const charges = findAll(invoice, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`);
  const sumCharges = (isCharge: string): number =>
    add(
      charges
        .filter((each) => read(each, 'ChargeIndicator/Indicator') === isCharge)
        .map((each) => amount(each, 'ActualAmount')),
    );
  const isLine = (line: XmlElement): boolean => {
    const price = Number(read(line, UNIT_PRICE)) * Number(read(line, 'SpecifiedLineTradeDelivery/BilledQuantity'));
    return Math.abs(price * 100 - amount(line, LINE_TOTAL)) < 1;
  };
  return {
    'BR-CO-10': total('LineTotalAmount') === add(lines.map((line) => amount(line, LINE_TOTAL))),
    'BR-CO-11': total('AllowanceTotalAmount') === sumCharges('false'),
    'BR-CO-12': total('ChargeTotalAmount') === sumCharges('true'),
    'BR-CO-13':
      total('TaxBasisTotalAmount') ===
      total('LineTotalAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
    'BR-CO-14':
      total('TaxTotalAmount') ===
      add(findAll(invoice, `${SETTLEMENT}/ApplicableTradeTax`).map((tax) => amount(tax, 'CalculatedAmount'))),
    'BR-CO-15': total('GrandTotalAmount') === total('TaxBasisTotalAmount') + total('TaxTotalAmount'),
    'BR-CO-16': total('DuePayableAmount') === total('GrandTotalAmount') - total('TotalPrepaidAmount'),
    'PEPPOL-EN16931-R120': lines.every(isLine),
  };
}

function rates(invoice: XmlElement): Rules {
  const taxes = findAll(invoice, `${SETTLEMENT}/ApplicableTradeTax`);
  const lines = findAll(invoice, LINE);
  const charges = findAll(invoice, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`);
  const readRate = (element: XmlElement, path: string): string => read(element, `${path}RateApplicablePercent`);
  const lineRate = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/';
  const isBasis = (tax: XmlElement): boolean => {
    const rate = readRate(tax, '');
    const own = charges.filter((each) => readRate(each, 'CategoryTradeTax/') === rate);
    const signed = own.map(
      (each) => (read(each, 'ChargeIndicator/Indicator') === 'true' ? 1 : -1) * amount(each, 'ActualAmount'),
    );
    const net = lines.filter((line) => readRate(line, lineRate) === rate).map((line) => amount(line, LINE_TOTAL));
    return amount(tax, 'BasisAmount') === add(net) + add(signed);
  };
  const isTax = (tax: XmlElement): boolean =>
    Math.abs(amount(tax, 'BasisAmount') * Number(readRate(tax, '')) - amount(tax, 'CalculatedAmount') * 100) <= 200;
  const used = new Set(lines.map((line) => readRate(line, lineRate)));
  return {
    'BR-CO-17': taxes.every(isTax),
    'BR-CO-18': taxes.length > 0,
    'BR-S-01': taxes.every((tax) => read(tax, 'CategoryCode') === 'S'),
    'BR-S-05': lines.every((line) => Number(readRate(line, lineRate)) > 0),
    'BR-S-08': taxes.every(isBasis) && [...used].every((rate) => taxes.some((tax) => readRate(tax, '') === rate)),
  };
}

const TYPES = ['326', '380', '384', '389', '381', '875', '876', '877'];

function german(invoice: XmlElement): Rules {
  const contact = `${SELLER}/DefinedTradeContact`;
  const phone = read(invoice, `${contact}/TelephoneUniversalCommunication/CompleteNumber`);
  const email = read(invoice, `${contact}/EmailURIUniversalCommunication/URIID`);
  const type = read(invoice, 'ExchangedDocument/TypeCode');
  const means = read(invoice, `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`);
  return {
    'BR-DE-1': means !== '',
    'BR-DE-2': exists(invoice, contact),
    'BR-DE-3': has(invoice, `${SELLER}/PostalTradeAddress/CityName`),
    'BR-DE-4': has(invoice, `${SELLER}/PostalTradeAddress/PostcodeCode`),
    'BR-DE-5': has(invoice, `${contact}/PersonName`),
    'BR-DE-6': phone !== '',
    'BR-DE-7': email !== '',
    'BR-DE-8': has(invoice, `${BUYER}/PostalTradeAddress/CityName`),
    'BR-DE-9': has(invoice, `${BUYER}/PostalTradeAddress/PostcodeCode`),
    'BR-DE-14': findAll(invoice, `${SETTLEMENT}/ApplicableTradeTax`).every((tax) => has(tax, 'RateApplicablePercent')),
    'BR-DE-15': has(invoice, `${AGREEMENT}/BuyerReference`),
    'BR-DE-17': TYPES.includes(type),
    'BR-DE-18': !read(invoice, `${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`).startsWith('#'),
    'BR-DE-21':
      read(invoice, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    // Codes of transfers, cards and direct debits need groups that are never written.
    'BR-DE-23 to 25': !['30', '58', '48', '54', '55', '59'].includes(means),
    'BR-DE-26': type === '380' || exists(invoice, `${SETTLEMENT}/InvoiceReferencedDocument`),
    'BR-DE-27': (phone.match(/\d/g) ?? []).length >= 3,
    'BR-DE-28': /^[^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(email),
    'PEPPOL-EN16931-R001': has(invoice, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    'PEPPOL-EN16931-R010': has(invoice, `${BUYER}/URIUniversalCommunication/URIID`),
    'PEPPOL-EN16931-R020': has(invoice, `${SELLER}/URIUniversalCommunication/URIID`),
  };
}
