import { subtract } from '@tischlein/domain';
import { groupByPerson } from '@tischlein/domain/orders';
import {
  depositText,
  dishDetails,
  dishTitle,
  euro,
  isPaidInPerson,
  lineSavings,
  paymentMethodName,
  paymentMoment,
  percent,
  sumRows,
} from '@tischlein/wording';
import { ORDER_PLACED } from '@tischlein/wording/documents';
import type { MailBlock, MailRow } from './mail-content.ts';
import type { MailedFreeItem, MailedLine, OrderMail } from './order-mail.ts';

/** The order from the first line to the VAT by rate: the contents of a receipt. */
export function orderSummary(order: OrderMail): readonly MailBlock[] {
  const { quote, deliveryType } = order;
  const { S1: subtotal, D: deposits, L: deliveryFee, TOTAL: total } = quote.steps;
  const sums = sumRows({ subtotal, deposits, deliveryFee, total, adjustments: quote.adjustments, deliveryType });
  const vat = quote.vat.map(({ rate, gross, vat: part }) =>
    plainRow(ORDER_PLACED.vat(percent(rate)), ORDER_PLACED.withNet(euro(part), euro(subtract(gross, part)))),
  );
  return [
    { kind: 'heading', text: ORDER_PLACED.contents },
    ...listLines(order),
    {
      kind: 'rows',
      rows: [
        ...sums.map(({ name, amount, kind }) => ({ ...plainRow(name, amount), isTotal: kind === 'total' })),
        ...vat,
      ],
    },
    { kind: 'paragraph', text: paymentText(order) },
  ];
}

/** The lines; of a group by person, each with their share (S3 G3). */
function listLines(order: OrderMail): readonly MailBlock[] {
  const { lines, freeItems, group } = order.quote;
  const free = freeItems.map(freeItemRow);
  if (!group) return [{ kind: 'rows', rows: [...lines.map((line) => lineRow(line, order)), ...free] }];
  return groupByPerson(lines).map(({ memberName, lines: own }) => {
    const share = group.shares.find((each) => each.memberName === memberName);
    const heading = { ...plainRow(memberName, share ? euro(share.total) : ''), isTotal: true };
    const rows = own.map((line) => lineRow({ ...line, memberName: '' }, order));
    return { kind: 'rows', rows: [heading, ...rows, ...(memberName === group.ownerName ? free : [])] };
  });
}

function lineRow(line: MailedLine, { quote }: OrderMail): MailRow {
  const { amount, name, dish, memberName, price, listPrice } = line;
  const title = dish ? dishTitle(name, dish.sizeName) : name;
  const parts = line.menu?.slots.map((slot) => slotText(slot.dish)) ?? [];
  const old = price < listPrice ? ORDER_PLACED.oldPrice(euro(listPrice)) : '';
  return {
    name: `${amount}× ${title}`,
    details: [
      dish ? dishDetails(dish) : '',
      ...parts,
      old,
      ...lineSavings(quote.adjustments, line.lineId ?? ''),
      depositDetail(line),
      memberName && ORDER_PLACED.forPerson(memberName),
    ].filter(Boolean),
    amount: euro(price),
    isTotal: false,
  };
}

function slotText(dish: NonNullable<MailedLine['dish']>): string {
  const details = dishDetails(dish);
  return details ? `${dishTitle(dish.name, dish.sizeName)} · ${details}` : dishTitle(dish.name, dish.sizeName);
}

const freeItemRow = (item: MailedFreeItem): MailRow => ({
  name: `1× ${item.name}`,
  details: [depositDetail(item)].filter(Boolean),
  amount: ORDER_PLACED.free,
  isTotal: false,
});

const depositDetail = ({ deposit, depositKinds }: Pick<MailedLine, 'deposit' | 'depositKinds'>): string =>
  deposit > 0 ? depositText(deposit, depositKinds) : '';

const plainRow = (name: string, amount: string): MailRow => ({ name, details: [], amount, isTotal: false });

function paymentText({ paymentMethod, deliveryType }: OrderMail): string {
  if (!paymentMethod) return ORDER_PLACED.nothingToPay;
  const name = paymentMethod === 'offline' ? ORDER_PLACED.cash : paymentMethodName(paymentMethod);
  const moment = paymentMoment(paymentMethod, deliveryType);
  const comma = isPaidInPerson(paymentMethod) ? '' : ',';
  return ORDER_PLACED.payment(`${name}${comma} ${moment.charAt(0).toLowerCase()}${moment.slice(1)}`);
}
