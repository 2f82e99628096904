import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { isLeitwegId } from '@tischlein/domain/books';
import type { Seller } from '@tischlein/documents/receipts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { element, unescapeXml, value } from './xml.ts';

export interface Agreement {
  readonly seller: Seller;
  readonly buyer: InvoiceBuyer;
  /** For buyers without a reference of their own. */
  readonly orderReference: string;
}

/** Seller and buyer of an XRechnung. */
export function writeAgreement({ seller, buyer, orderReference }: Agreement): string {
  const { restaurantName, restaurantStreet, restaurantZip, restaurantCity, phone, email, taxNumber, vatId } = seller;
  return element('ram:ApplicableHeaderTradeAgreement', [
    value('ram:BuyerReference', buyer.reference || orderReference),
    element('ram:SellerTradeParty', [
      // A seller without VAT id is identified by its tax number (BR-CO-26).
      ...(taxNumber && !vatId ? [value('ram:ID', taxNumber)] : []),
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
      value('ram:Name', buyer.company),
      address(buyer),
      buyerMailbox(buyer),
      ...(buyer.vatId ? [registration(buyer.vatId, 'VA')] : []),
    ]),
  ]);
}

/** Seller and buyer as an issued invoice names them. */
export function readAgreement(document: string): string {
  const [agreement] =
    /<ram:ApplicableHeaderTradeAgreement>[^]*?<\/ram:ApplicableHeaderTradeAgreement>/.exec(document) ?? [];
  if (agreement === undefined) throw new Error('an e-invoice has no buyer');
  return agreement;
}

/** Where a buyer gets invoices. */
export const readBuyerEmail = (document: string): string => readBuyer(document).email;

/** The buyer that an issued invoice names. */
export function readBuyer(document: string): InvoiceBuyer {
  const agreement = readAgreement(document);
  const [party = ''] = /<ram:BuyerTradeParty>[^]*<\/ram:BuyerTradeParty>/.exec(agreement) ?? [];
  const read = (text: string, tag: string): string => {
    const [, content = ''] = new RegExp(`<ram:${tag}(?: [^>]*)?>([^<]*)<`).exec(text) ?? [];
    return unescapeXml(content);
  };
  return {
    company: read(party, 'Name'),
    street: read(party, 'LineOne'),
    zip: read(party, 'PostcodeCode'),
    city: read(party, 'CityName'),
    vatId: read(party, 'ID'),
    email: /<ram:URIID schemeID="EM">/.test(party) ? toUnicodeAddress(read(party, 'URIID')) : '',
    reference: read(agreement, 'BuyerReference'),
  };
}

const address = ({ zip, street, city }: { readonly zip: string; readonly street: string; readonly city: string }) =>
  element('ram:PostalTradeAddress', [
    value('ram:PostcodeCode', zip.trim()),
    value('ram:LineOne', street.trim()),
    value('ram:CityName', city.trim()),
    value('ram:CountryID', 'DE'),
  ]);

const mailbox = (email: string): string =>
  element('ram:URIUniversalCommunication', [value('ram:URIID', toAsciiAddress(email), 'schemeID="EM"')]);

/** A public buyer without a mail address is reached by its Leitweg-ID (BT-49, scheme 0204). */
const buyerMailbox = ({ email, reference }: InvoiceBuyer): string =>
  email === '' && isLeitwegId(reference)
    ? element('ram:URIUniversalCommunication', [value('ram:URIID', reference, 'schemeID="0204"')])
    : mailbox(email);

const toAsciiAddress = (email: string): string => withDomain(email, domainToASCII);
const toUnicodeAddress = (email: string): string => withDomain(email, domainToUnicode);

/** Domains with umlauts are written in ASCII (BR-DE-28). */
function withDomain(email: string, write: (domain: string) => string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (write(email.slice(at)) || email.slice(at));
}

const registration = (id: string, scheme: 'FC' | 'VA'): string =>
  element('ram:SpecifiedTaxRegistration', [value('ram:ID', id, `schemeID="${scheme}"`)]);
