import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import type { OrderMail } from './order-mail.ts';
import { orderSummary } from './order-summary.ts';

const line = (memberName: string, name: string, price: number) => ({
  lineId: `${memberName} ${name}`,
  name,
  memberName,
  amount: 1,
  listPrice: toCents(price),
  price: toCents(price),
  deposit: toCents(0),
  discountLabel: '',
  dish: { name, sizeName: null, without: [], extras: [] },
  menu: null,
});

const order = (group: boolean) =>
  ({
    deliveryType: 'pickup',
    paymentMethod: 'offline',
    quote: {
      lines: [line('Ada', 'Margherita', 900), line('Ben', 'Salami', 1100)],
      freeItems: [{ name: 'Tiramisù', deposit: toCents(0) }],
      adjustments: [],
      steps: { S1: toCents(2000), D: toCents(0), L: toCents(0), TOTAL: toCents(1800) },
      vat: [],
      ...(group && {
        group: {
          name: 'Mittagspause',
          ownerName: 'Ada',
          shares: [
            { memberName: 'Ada', total: toCents(810) },
            { memberName: 'Ben', total: toCents(990) },
          ],
        },
      }),
    },
  }) as unknown as OrderMail;

const listRows = (mail: OrderMail): readonly string[][] =>
  orderSummary(mail).flatMap((block) =>
    block.kind === 'rows'
      ? [
          block.rows.map(({ name, details, amount }) =>
            [name, ...details, amount].join(' | ').replaceAll('\u00a0', ' '),
          ),
        ]
      : [],
  );

it("the mail of a group lists the lines by person with their shares (S3 G3): 'owner, then by joining'", () => {
  expect(listRows(order(true)).slice(0, 2)).toEqual([
    ['Ada | 8,10 €', '1× Margherita | 9,00 €', '1× Tiramisù | gratis'],
    ['Ben | 9,90 €', '1× Salami | 11,00 €'],
  ]);
});

it('the mail of one guest has one list', () => {
  expect(listRows(order(false))[0]).toEqual([
    '1× Margherita | für Ada | 9,00 €',
    '1× Salami | für Ben | 11,00 €',
    '1× Tiramisù | gratis',
  ]);
});
