import { isCalledOff } from '@tischlein/domain/orders';
import { type Cents, NO_CENTS, subtract, sum } from '@tischlein/domain';
import { addUpByRate, type VatPart, type VatTable, vatTable } from '@tischlein/domain/pricing';
import {
  depositText,
  dishDetails,
  dishTitle,
  euro,
  isPaidInPerson,
  lineSavings,
  PACKED,
  packagingName,
  paymentMethodName,
  paymentStatusWords,
  percent,
  slotTitle,
  type SumRow,
  sumRows,
  SUMS,
} from '@tischlein/wording';
import { RECEIPT_FACTS, RECEIPT_NOTES, receiptTitle } from '@tischlein/wording/documents';
import type { Buyer, ReceiptFreeItem, ReceiptLine, ReceiptOrder, ReceiptTip, Seller } from './receipt-order.ts';

/** A receipt in words and amounts: the same on the page and on paper. */
export interface ReceiptContent {
  readonly title: string;
  /** Why the receipt is void; '' if it is valid. */
  readonly void: string;
  readonly seller: { readonly name: string; readonly lines: string[] };
  readonly buyer: string[];
  readonly facts: { readonly name: string; readonly value: string }[];
  readonly lines: ReceiptRow[];
  readonly sums: SumRow[];
  readonly vat: { readonly rows: VatText[]; readonly total: Omit<VatText, 'rate'> };
  readonly refunds: { readonly name: string; readonly amount: string; readonly vat: string[] }[];
  readonly notes: string[];
}

interface ReceiptRow {
  readonly amount: string;
  readonly title: string;
  readonly details: string[];
  readonly rates: string;
  readonly price: string;
  /** Whose it is; absent: of no person. */
  readonly person?: string;
}

interface VatText {
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** The contents of a small invoice (§ 33 UStDV) and everything of § 14 UStG that an order knows. */
export function receiptContent(order: ReceiptOrder): ReceiptContent {
  const { quote, deliveryType, seller, buyer } = order;
  const { S1: subtotal, D: deposits, L: deliveryFee, TOTAL: total } = quote.steps;
  const sums = sumRows({ subtotal, deposits, deliveryFee, total, adjustments: quote.adjustments, deliveryType });
  return {
    title: receiptTitle('invoice', order.number),
    void: isCalledOff(order.status) ? RECEIPT_NOTES.void : '',
    seller: { name: seller.restaurantName, lines: sellerLines(seller) },
    buyer: buyer ? buyerLines(buyer) : [],
    facts: listFacts(order),
    lines: [...quote.lines.map((line) => lineRow(line, order)), ...quote.freeItems.map(freeItemRow)],
    sums: [...sums, ...tipRows(order)],
    vat: vatText(vatTable(addTipVat(quote.vat, order.tip))),
    refunds: order.refunds.map(({ on, amount, vat }) => ({
      name: RECEIPT_FACTS.refundedOn(on),
      amount: minus(amount),
      vat: vat.map(refundedVat),
    })),
    notes: listNotes(order),
  };
}

/** A team's tip is no part of the invoice; an owner's is (S3 W13). */
const tipRows = ({ tip, quote }: ReceiptOrder): SumRow[] =>
  tip === undefined || tip.amount === 0
    ? []
    : [
        { name: RECEIPT_FACTS.tip, amount: euro(tip.amount), kind: 'plain' },
        { name: RECEIPT_FACTS.paid, amount: euro(sum([quote.steps.TOTAL, tip.amount])), kind: 'total' },
      ];

/** VAT by rate with that of an owner's tip, which is rounded by itself (S3 C39). */
export function addTipVat(parts: readonly VatPart[], tip: Pick<ReceiptTip, 'vat'> | undefined): readonly VatPart[] {
  const all = [...parts, ...(tip?.vat ?? [])];
  return addUpByRate(all).map(({ rate, gross }) => {
    const own = all.filter((part) => part.rate === rate);
    return { rate, gross, vat: sum(own.map(({ vat }) => vat)) };
  });
}

const minus = (amount: Cents): string => euro(subtract(NO_CENTS, amount));

// VAT the seller no longer owes, by rate (§ 17 UStG).
const refundedVat = ({ rate, gross, vat }: VatPart): string =>
  RECEIPT_FACTS.refundedVat({
    rate: percent(rate),
    net: minus(subtract(gross, vat)),
    vat: minus(vat),
    gross: minus(gross),
  });

/** Address, contact and tax numbers of a seller. */
export function sellerLines(seller: Seller): string[] {
  const { restaurantStreet, restaurantZip, restaurantCity, phone, email, taxNumber, vatId, branch } = seller;
  return [
    branch ?? '',
    restaurantStreet,
    `${restaurantZip} ${restaurantCity}`.trim(),
    phone && RECEIPT_FACTS.telephone(phone),
    email && RECEIPT_FACTS.email(email),
    taxNumber && RECEIPT_FACTS.taxNumber(taxNumber),
    vatId && RECEIPT_FACTS.vatId(vatId),
  ].flatMap((line) => line || []);
}

export function buyerLines({ company, name, street, streetNumber, floor, zip, city }: Buyer): string[] {
  return [company, name, `${street} ${streetNumber}`, floor, `${zip} ${city}`]
    .map((line) => line.trim())
    .filter(Boolean);
}

function listFacts(order: ReceiptOrder): ReceiptContent['facts'] {
  const { number, placedAt, servedOn, deliveryType } = order;
  return [
    { name: RECEIPT_FACTS.number, value: String(number) },
    ...(order.orderNumber === undefined ? [] : [{ name: RECEIPT_FACTS.order, value: String(order.orderNumber) }]),
    ...(order.table === undefined ? [] : [{ name: RECEIPT_FACTS.table, value: String(order.table) }]),
    { name: RECEIPT_FACTS.orderedAt, value: RECEIPT_FACTS.time(placedAt) },
    ...(isCalledOff(order.status) ? [] : [{ name: RECEIPT_FACTS.served[deliveryType], value: servedOn }]),
    ...(order.quote.packaging ? [{ name: PACKED, value: packagingName(order.quote.packaging) }] : []),
    { name: RECEIPT_FACTS.payment, value: paymentText(order) },
  ];
}

function paymentText({ paymentMethod, paymentStatus }: ReceiptOrder): string {
  const name = paymentMethodName(paymentMethod);
  return paymentMethod === null ? name : `${name}, ${paymentStatusWords(paymentStatus)}`;
}

function lineRow(line: ReceiptLine, { quote }: ReceiptOrder): ReceiptRow {
  const { lineId, amount, name, dish, menu, memberName, price, listPrice, vat = [] } = line;
  const slots = (menu?.slots ?? []).map(({ slotName, dish: part }, index) =>
    [`${slotTitle(index + 1, slotName)}: ${dishTitle(part.name, part.sizeName)}`, dishDetails(part)]
      .filter(Boolean)
      .join(' · '),
  );
  const savings = lineSavings(quote.adjustments, lineId);
  return {
    amount: `${amount}×`,
    title: dish ? dishTitle(name, dish.sizeName) : name,
    details: [
      dish ? dishDetails(dish) : '',
      ...slots,
      price < listPrice ? RECEIPT_FACTS.oldPrice(euro(listPrice)) : '',
      ...savings,
      depositDetail(line),
    ].filter(Boolean),
    rates: vat.map(({ rate }) => percent(rate)).join(' / '),
    price: euro(price),
    ...(memberName && { person: memberName }),
  };
}

const freeItemRow = (item: ReceiptFreeItem): ReceiptRow => ({
  amount: '1×',
  title: item.name,
  details: [depositDetail(item)].filter(Boolean),
  rates: '',
  price: SUMS.free,
});

const depositDetail = ({ deposit, depositKinds }: Pick<ReceiptLine, 'deposit' | 'depositKinds'>): string =>
  deposit > 0 ? depositText(deposit, depositKinds) : '';

export const vatText = ({ rows, total }: VatTable): ReceiptContent['vat'] => ({
  rows: rows.map((row) => ({ rate: percent(row.rate), ...amountsText(row) })),
  total: amountsText(total),
});

const amountsText = ({ net, vat, gross }: VatTable['total']) => ({
  net: euro(net),
  vat: euro(vat),
  gross: euro(gross),
});

// Cash is recorded in the restaurant's own till (KassenSichV).
function listNotes({ paymentMethod, deliveryType, quote, tip }: ReceiptOrder): string[] {
  const isInPerson = paymentMethod !== null && isPaidInPerson(paymentMethod);
  return [
    isInPerson ? RECEIPT_NOTES.till(deliveryType) : '',
    tip && tip.amount > 0 && tip.recipient === 'team' ? RECEIPT_NOTES.teamTip : '',
    quote.steps.D > 0 ? RECEIPT_NOTES.deposit : '',
  ].filter(Boolean);
}
