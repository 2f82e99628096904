import { type Fields, isObject, readString, toList } from './json-values.ts';

/** The price of an offer with what keeps it from being sold as it is: 'ab 24,50', '12,00 CHF', '9,00 netto', '4,50 pro kg'. */
export function toPriceText(offer: Fields, accepted: string): string {
  const [specification = {}] = toList(offer['priceSpecification']).filter(isObject);
  const [lowest, highest] = [toPrice(offer['lowPrice']), toPrice(offer['highPrice'])];
  const stated = offer['price'] ?? (lowest === highest ? offer['lowPrice'] : undefined) ?? specification['price'];
  const price = stated === undefined ? lowest && `ab ${lowest}` : toPrice(stated);
  if (price === '') return '';
  const own = readString(offer['priceCurrency']) || readString(specification['priceCurrency']);
  const currency = own || (accepted === '' || accepted.includes('EUR') ? '' : accepted);
  const isNet = [offer, specification].some((part) => part['valueAddedTaxIncluded'] === false);
  const isPerUnit = ['unitCode', 'unitText', 'referenceQuantity'].some((field) => specification[field] !== undefined);
  return [price, currency === 'EUR' ? '' : currency, isNet ? 'netto' : '', isPerUnit ? 'pro kg' : '']
    .filter(Boolean)
    .join(' ');
}

// Numbers have a point, and no separator of thousands (schema.org price).
const toPrice = (price: unknown): string =>
  typeof price === 'number' && Number.isFinite(price) ? price.toFixed(2).replace('.', ',') : readString(price);
