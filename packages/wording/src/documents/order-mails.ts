import type { DeliveryType } from '@tischlein/domain/menu';
import { deliveryTypeName } from '../checkout.ts';
import { labelInWords } from '../time-in-words.ts';

/** How to reach the restaurant: by phone, else by an answer to the mail. */
export const questionsText = (phone: string): string =>
  phone ? `Ruf uns gern an, wenn Du Fragen hast: ${phone}` : 'Antworte einfach auf diese E-Mail, wenn Du Fragen hast.';

export const nameRepresentatives = (people: string): string => `Vertreten durch: ${people}`;

/** The subject of the mail of a test order. */
export const testMailSubject = (subject: string): string => `Probebestellung: ${subject}`;

/** Confirms an order with its contents. */
export const ORDER_PLACED = {
  received: (number: number, placedAt: string): string => `Bestellung ${number} vom ${placedAt} Uhr`,
  /** 'Lieferung: um 19:15–19:30'; null: as soon as possible. */
  served: (deliveryType: DeliveryType, time: string | null): string =>
    `${deliveryTypeName(deliveryType)}: ${time === null ? 'so schnell wie möglich' : labelInWords(time, 'um')}`,
  receipt: 'Beleg ansehen oder als PDF sichern',
  allergens: (phone: string): string =>
    `Allergene und Zusatzstoffe stehen auf der Karte bei jedem Gericht. Fragen dazu beantworten wir gern${phone ? `: ${phone}` : '.'}`,
  noWithdrawal: 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).',
  withdrawal: 'Dein Widerrufsrecht',
  instruction: 'Die Widerrufsbelehrung und ein Formular findest Du im Anhang.',
  withdraw: 'Vertrag widerrufen',
  deliveredTo: 'Wir liefern an',
  collectedAt: 'Du holst ab bei',
  kitchenNote: (note: string): string => `Nachricht für die Küche: ${note}`,
  driverNote: (note: string): string => `Hinweis für die Lieferung: ${note}`,
  ageCheck: (age: number): string => `Alkohol geben wir nur ab ${age} Jahren ab. Bitte halte Deinen Ausweis bereit.`,
  contents: 'Deine Bestellung',
  vat: (rate: string): string => `MwSt. ${rate}`,
  withNet: (vat: string, net: string): string => `${vat} (netto ${net})`,
  oldPrice: (price: string): string => `statt ${price}`,
  forPerson: (name: string): string => `für ${name}`,
  free: 'gratis',
  nothingToPay: 'Du musst nichts bezahlen.',
  payment: (text: string): string => `Zahlung: ${text}`,
  cash: 'bar',
} as const;

/** What the restaurant did with an order. */
export const ORDER_ANSWER = {
  follow: 'Bestellung verfolgen',
  view: 'Bestellung ansehen',
  reason: (reason: string): string => `Der Grund: ${reason}`,
  vat: (amount: string, rate: string): string => `${amount} MwSt. (${rate})`,
  included: (vat: string): string => `Darin enthalten: ${vat}.`,
} as const;

/** The restaurant proposes another version of an order. */
export const ORDER_CHANGE_MAIL = {
  subject: (number: number, restaurant: string): string =>
    `Deine Bestellung ${number}: Ein Vorschlag von ${restaurant}`,
  title: (name: string): string => `${name}, dürfen wir Deine Bestellung ändern?`,
  price: (before: string, after: string): string => `Statt ${before} kostet sie dann ${after}.`,
  answer: (until: string): string =>
    `Sieh Dir beide Fassungen an und antworte bis ${until} Uhr. Ohne Antwort bleibt alles, wie Du es bestellt hast.`,
  view: 'Vorschlag ansehen',
} as const;

/** The invoice of a part of a table's bill. */
export const BILL_PART_MAIL = {
  subject: (table: number, restaurant: string): string => `Deine Rechnung für Tisch ${table} – ${restaurant}`,
  attached: (table: number, placedAt: string): string =>
    `Tisch ${table}, ${placedAt} Uhr. Deine Rechnung findest Du im Anhang.`,
  tip: 'Trinkgeld',
  view: 'Rechnung ansehen',
} as const;

/** An e-invoice that the restaurant has made for a company. */
export const ELECTRONIC_INVOICE_MAIL = {
  subject: (number: number, restaurant: string): string => `E-Rechnung ${number} – ${restaurant}`,
  title: 'Deine E-Rechnung',
  attached: (order: number, placedAt: string): string =>
    `Die Rechnung zur Bestellung ${order} vom ${placedAt} Uhr liegt als XRechnung im Anhang, für Deine Buchhaltung.`,
} as const;

/** The correction of an e-invoice. */
export const CORRECTION_MAIL = {
  subject: (number: number, restaurant: string): string => `Rechnungskorrektur ${number} – ${restaurant}`,
  title: 'Korrektur Deiner E-Rechnung',
  attached: (order: number, placedAt: string): string =>
    `Zur Bestellung ${order} vom ${placedAt} Uhr hat sich etwas geändert. Die Korrektur liegt als XRechnung im Anhang, für Deine Buchhaltung.`,
  view: 'Belege ansehen',
} as const;

/** A withdrawal, to the guest and to the restaurant. */
export const WITHDRAWAL_MAILS = {
  receivedSubject: (number: number, restaurant: string): string =>
    `Dein Widerruf zur Bestellung ${number} ist eingegangen – ${restaurant}`,
  received: (declaredAt: string): string => `Dein Widerruf ist am ${declaredAt} bei uns eingegangen.`,
  declaration: 'Das hast Du erklärt',
  check:
    'Wir prüfen, für welche Artikel ein Widerrufsrecht besteht, und melden uns bei Dir. Frisch zubereitete Speisen sind davon ausgenommen (§ 312g Abs. 2 BGB).',
  declaredSubject: (number: number): string => `Widerruf zur Bestellung ${number}`,
  declared: (declaredAt: string): string => `Am ${declaredAt} ist ein Widerruf eingegangen.`,
  allowed: (articles: string): string =>
    `Artikel dieser Bestellung, die der Gast zurückgeben darf: ${articles}. Erstatte sie binnen vierzehn Tagen (§ 357 BGB).`,
  noneAllowed:
    'Kein Artikel dieser Bestellung ist in der Karte als widerruflich markiert. Bitte prüfe und antworte dem Gast.',
  answer: 'Der Gast hat eine Eingangsbestätigung bekommen. Antworte einfach auf diese E-Mail.',
} as const;
