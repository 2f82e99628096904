import { toCents } from './amounts.ts';
import { type Comparison, differ, differBy, sumBy } from './comparison.ts';
import type { Archive } from './read-archive.ts';
import type { Records } from './read-records.ts';

/** Each XRechnung adds up in itself and equals its document, rate by rate; a credit note says the amounts without their sign. */
export function compareInvoices(archive: Archive, { receipts }: Records): Comparison {
  const invoices = [...archive].filter(([name]) => name.startsWith('xrechnung/'));
  const differences = invoices.flatMap(([name, bytes]) => compareInvoice(name, bytes.toString('utf8'), receipts));
  return { what: 'invoices', compared: invoices.length, differences };
}

function compareInvoice(name: string, xml: string, receipts: Records['receipts']): readonly string[] {
  const [number = ''] = readAll(/<rsm:ExchangedDocument>\s*<ram:ID>([^<]*)/g, xml);
  const [type = ''] = readAll(/<ram:TypeCode>(\d{3})</g, xml);
  const sign = type === '381' ? -1 : 1;
  const own = receipts.filter((receipt) => receipt.number === number && receipt.rate !== '');
  const rates = Array.from(xml.matchAll(RATE), ([, vat = '', net = '', rate = '']) => ({
    rate: String(Number(rate)).replace('.', ','),
    gross: sign * (toCents(net) + toCents(vat)),
  }));
  const total = sign * sumAll('GrandTotalAmount', xml);
  const received = own.reduce((all, { gross }) => all + gross, 0);
  const sumRates = (rows: readonly { readonly rate: string; readonly gross: number }[]) =>
    sumBy(
      rows,
      ({ rate }) => `${rate} %`,
      ({ gross }) => gross,
    );
  return [
    ...(own.length === 0 ? [`${name}: –`] : []),
    ...differ(name, total, received),
    ...differ(name, sign * (sumAll('TaxBasisTotalAmount', xml) + sumAll('TaxTotalAmount', xml)), total),
    ...differBy(name, sumRates(rates), sumRates(own)),
  ];
}

const RATE = /<ram:CalculatedAmount>([^<]*)<[^]*?<ram:BasisAmount>([^<]*)<[^]*?<ram:RateApplicablePercent>([^<]*)</g;

const readAll = (pattern: RegExp, xml: string): readonly string[] =>
  Array.from(xml.matchAll(pattern), ([, text = '']) => text);

const sumAll = (name: string, xml: string): number =>
  readAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'), xml).reduce((all, text) => all + toCents(text), 0);
