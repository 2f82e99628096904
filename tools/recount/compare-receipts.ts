import { vatWithin } from './amounts.ts';
import { type Comparison, differ, differBy, sumBy } from './comparison.ts';
import type { ReceiptRecord, Records } from './read-records.ts';

// The VAT of an owner's tip is rounded apart from that of the goods.
const ROUNDING = 1;

/** Documents add up in themselves, with what names them, and with the single records of the takings. */
export function compareReceipts({ receipts, takings }: Records): Comparison {
  const byNumber = Map.groupBy(receipts, ({ number }) => number);
  const numbers = [...byNumber.keys()].map(Number);
  const known = new Set(byNumber.keys());
  const rows = takings.filter(({ number }) => known.has(number));
  const missing = takings.filter(({ number }) => number !== '' && !known.has(number));
  return {
    what: 'receipts',
    compared: byNumber.size,
    differences: [
      ...receipts.flatMap(checkReceipt),
      ...numbers.flatMap((number, index) => (index === 0 || number > (numbers[index - 1] ?? 0) ? [] : [`${number} ↯`])),
      ...missing.map(({ number }) => `${number}: –`),
      ...differBy(
        'belege.csv ↔ umsaetze.csv',
        sumBy(
          receipts,
          ({ number, rate }) => `${number} ${rate} %`,
          ({ gross }) => gross,
        ),
        sumBy(
          rows,
          ({ number, rate }) => `${number} ${rate} %`,
          ({ gross, rate, amount }) => (rate === '' ? amount : gross),
        ),
      ),
      ...checkCancelled(receipts),
    ],
  };
}

function checkReceipt({ title, names, rate, net, vat, gross }: ReceiptRecord): readonly string[] {
  if (rate === '') return [];
  const isRounded = Math.abs(vat - vatWithin(gross, rate)) <= ROUNDING;
  return [
    ...differ(title, net + vat, gross),
    // The VAT of refunds is that of the order's first amounts less the earlier ones.
    ...(names !== '' || isRounded ? [] : differ(`${title}, ${rate} %`, vat, vatWithin(gross, rate))),
  ];
}

/** An order whose cancellation is here comes to nothing, if its invoice is here, too. */
function checkCancelled(receipts: readonly ReceiptRecord[]): readonly string[] {
  const cancelled = new Set(receipts.filter(({ title }) => title.startsWith('Storno')).map(({ names }) => names));
  return [...cancelled]
    .filter((number) => receipts.some((receipt) => receipt.number === number))
    .flatMap((number) => {
      const own = receipts.filter(
        (receipt) => receipt.rate !== '' && (receipt.number === number || receipt.names === number),
      );
      return differBy(
        `${number}`,
        sumBy(
          own,
          ({ rate }) => `${rate} %`,
          ({ gross }) => gross,
        ),
        new Map(),
      );
    });
}
