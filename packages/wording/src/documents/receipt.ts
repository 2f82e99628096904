import type { DeliveryType } from '@tischlein/domain/menu';
import type { ReceiptKind } from '@tischlein/domain/orders';

/** Headings of a receipt, on the page and on paper. */
export const RECEIPT = {
  buyer: 'Beleg für',
  lines: 'Artikel',
  amount: 'Menge',
  article: 'Artikel',
  rate: 'MwSt.',
  price: 'Preis',
  sums: 'Summen',
  vat: 'Enthaltene Mehrwertsteuer',
  rateColumn: 'Steuersatz',
  net: 'Netto',
  vatColumn: 'MwSt.',
  gross: 'Brutto',
  together: 'Summe',
  refunds: 'Erstattungen',
  unprintable: '[nicht druckbar]',
} as const;

const TITLES: Readonly<Record<ReceiptKind, string>> = {
  invoice: 'Beleg',
  correction: 'Berichtigung',
  payment: 'Zahlungsbeleg',
  refund: 'Erstattungsbeleg',
  cancellation: 'Stornobeleg',
};

/** 'Beleg 12', 'Stornobeleg 13' */
export const receiptTitle = (kind: ReceiptKind, number: number): string => `${TITLES[kind]} ${number}`;

/** Names of what a receipt says about its order. */
export const RECEIPT_FACTS = {
  number: 'Belegnummer',
  order: 'Bestellung',
  table: 'Tisch',
  orderedAt: 'Bestellt am',
  served: { delivery: 'Lieferdatum', pickup: 'Abholdatum', dineIn: 'Datum' } satisfies Record<DeliveryType, string>,
  payment: 'Zahlung',
  issuedAt: 'Ausgestellt am',
  belongsTo: 'Gehört zu',
  time: (time: string): string => `${time} Uhr`,
  first: (title: string, issuedAt: string): string => `${title} vom ${issuedAt} Uhr`,
  tip: 'Trinkgeld',
  paid: 'Bezahlt',
  oldPrice: (price: string): string => `statt ${price}`,
  refundedOn: (day: string): string => `Erstattet am ${day}`,
  refundedVat: ({ rate, net, vat, gross }: Readonly<Record<'rate' | 'net' | 'vat' | 'gross', string>>): string =>
    `${rate}: Netto ${net}, MwSt. ${vat}, Brutto ${gross}`,
  amounts: { correction: 'Änderung', payment: 'Gezahlt', refund: 'Erstattet', cancellation: 'Storniert' },
  telephone: (phone: string): string => `Telefon: ${phone}`,
  email: (email: string): string => `E-Mail: ${email}`,
  taxNumber: (number: string): string => `Steuernummer: ${number}`,
  vatId: (id: string): string => `USt-IdNr.: ${id}`,
} as const;

export const RECEIPT_NOTES = {
  void: 'Diese Bestellung wurde nicht ausgeführt. Der Beleg gilt nicht als Rechnung.',
  till: (deliveryType: DeliveryType): string =>
    `Dies ist kein Kassenbeleg. Den Kassenbeleg über Deine Zahlung bekommst Du ${deliveryType === 'delivery' ? 'bei der Lieferung' : 'im Restaurant'}.`,
  teamTip: 'Das Trinkgeld geht an das Team und enthält keine Mehrwertsteuer.',
  deposit: 'Das Pfand bekommst Du zurück, wenn Du das Leergut zurückgibst.',
  cancelled: (first: string): string => `Die Bestellung wurde nicht ausgeführt. ${first} gilt nicht mehr.`,
  corrected: (first: string): string =>
    `Die Bestellung wurde mit Zustimmung des Gastes geändert. ${first} gilt mit dieser Berichtigung.`,
  vatCorrected: 'Die Mehrwertsteuer ist schon mit einem anderen Beleg berichtigt.',
} as const;

/** A receipt that proves business entertainment (§ 4 Abs. 5 Satz 1 Nr. 2 EStG). */
export const ENTERTAINMENT = {
  title: 'Rechnung mit Bewirtungsbeleg',
  form: 'Angaben zum Nachweis der Bewirtung',
  law: '§ 4 Abs. 5 Satz 1 Nr. 2 EStG',
  recipient: 'Rechnung an (Name und Anschrift: bei mehr als 250 € nötig)',
  place: 'Ort der Bewirtung',
  day: 'Tag der Bewirtung',
  occasion: 'Anlass der Bewirtung',
  participants: 'Bewirtete Personen, auch der Gastgeber',
  placeAndDay: 'Ort, Datum',
  signature: 'Unterschrift',
} as const;
