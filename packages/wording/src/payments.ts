import type { Cents } from '@tischlein/domain';
import type { PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { euro } from './money.ts';
import { paymentMethodName } from './payment-methods.ts';

/** Shown by the provider and on the guest's bank statement. */
export const paymentDescription = (number: number, restaurant: string): string => `Bestellung ${number}, ${restaurant}`;

/** Why an unpaid order ended. */
export const NOT_PAID_IN_TIME = 'Die Bestellung wurde nicht rechtzeitig bezahlt.';

/** Why an unpaid order ended: the guest placed another one instead. */
export const ORDERED_OTHERWISE = 'Die Bestellung wurde nicht bezahlt, sondern neu aufgegeben.';

/** Why an order ended: the payment was reversed before cooking started. */
export const PAYMENT_WENT_BACK = 'Die Zahlung ist zurückgegangen.';

/** The reason of an automatic refund. */
export const AUTOMATIC_REFUND = 'Die Bestellung wird nicht ausgeführt.';
/** Reason of a refund that was not made here. */
export const REFUNDED_AT_PROVIDER = 'Beim Zahlungsanbieter erstattet.';

const STATUS_WORDS: Readonly<Record<PaymentStatus, string>> = {
  notNeeded: 'nichts zu zahlen',
  offline: 'wird bei der Übergabe bezahlt',
  new: 'noch nicht bezahlt',
  preparing: 'noch nicht bezahlt',
  pending: 'noch nicht bezahlt',
  authorised: 'zugesagt, Geld kommt noch',
  captured: 'bezahlt',
  partlyRefunded: 'bezahlt, teilweise erstattet',
  refunded: 'erstattet',
  failed: 'Zahlung fehlgeschlagen',
  cancelled: 'Zahlung abgebrochen',
  expired: 'nicht rechtzeitig bezahlt',
  unknown: 'Zahlung ungeklärt',
  capturedLate: 'zu spät bezahlt',
  accepted: 'bezahlt',
};

export const paymentStatusWords = (status: PaymentStatus): string => STATUS_WORDS[status];

/** 'bezahlt mit PayPal, 5,00 € erstattet' */
export function paidWords(
  method: PaymentMethod | null,
  { status, refunded }: { readonly status: PaymentStatus; readonly refunded: Cents },
): string {
  const how = method && status !== 'offline' ? ` (${paymentMethodName(method)})` : '';
  const { words, back } = refundedWords(status, refunded);
  return `${words}${how}${back}`;
}

/** 'bezahlt, 5,00 € erstattet', for the guest. */
export function paymentWords(status: PaymentStatus, refunded: Cents): string {
  const { words, back } = refundedWords(status, refunded);
  return `${words}${back}`;
}

const refundedWords = (status: PaymentStatus, refunded: Cents) => ({
  words: status === 'partlyRefunded' ? STATUS_WORDS.captured : STATUS_WORDS[status],
  back: refunded > 0 && status !== 'refunded' ? `, ${euro(refunded)} erstattet` : '',
});

const TASKS = {
  wrongAmount: {
    happened: 'Beim Zahlungsanbieter liegt ein anderer Betrag als der dieser Bestellung. Sie gilt als nicht bezahlt.',
    advice: 'Sieh im Konto beim Anbieter nach und erstatte die Zahlung dort.',
  },
  wrongCurrency: {
    happened: 'Beim Zahlungsanbieter liegt eine Zahlung in fremder Währung. Die Bestellung gilt als nicht bezahlt.',
    advice: 'Sieh im Konto beim Anbieter nach und erstatte die Zahlung dort.',
  },
  foreignObject: {
    happened: 'Die Zahlung beim Anbieter gehört nicht zu dieser Bestellung. Sie gilt als nicht bezahlt.',
    advice: 'Sieh im Konto beim Anbieter nach, wofür sie war. War sie ein Irrtum, erstatte sie dort.',
  },
  settlementFailed: {
    happened: 'Die Bank hat das zugesagte Geld nicht geschickt. Die Bestellung ist nicht bezahlt.',
    advice: 'Sprich mit dem Gast, wie er sonst bezahlt.',
  },
  refundFailed: {
    happened: 'Eine Erstattung hat nicht geklappt. Der Gast hat sein Geld noch nicht.',
    advice:
      'Erstatte den Betrag im Konto beim Zahlungsanbieter oder versuche es hier noch einmal. Sag dem Gast Bescheid.',
  },
  refundLost: {
    happened:
      'Am Tisch wurde etwas erstattet, das mehrere bezahlt hatten. Dieser Gast hat seinen Anteil durch einen Fehler einer früheren Version nicht bekommen.',
    advice: 'Erstatte ihm den Betrag hier. Hat er ihn schon anders bekommen, hake die Aufgabe ab.',
  },
  lateRefunded: {
    happened: 'Geld kam, als die Bestellung schon beendet oder bezahlt war.',
    advice: 'Du musst nichts tun: Es geht automatisch an den Gast zurück.',
  },
  lateAccepted: {
    happened:
      'Die Zahlung kam erst nach Ablauf der Zeit. Die Bestellung ist jetzt bezahlt und steht bei den neuen Bestellungen.',
    advice: 'Sag dem Gast, wann er mit seinem Essen rechnen kann.',
  },
  outcomeUnknown: {
    happened: 'Der Zahlungsanbieter hat einen Tag lang nicht gesagt, ob gezahlt wurde. Die Bestellung ist beendet.',
    advice: 'Sieh im Konto beim Anbieter nach. Liegt dort Geld, erstatte es.',
  },
  mailFailed: {
    happened: 'Eine E-Mail zu dieser Bestellung ließ sich trotz vieler Versuche nicht verschicken.',
    advice: 'Ruf den Gast an, wenn er davon wissen muss. Kommt das öfter vor, lass den Mailserver prüfen.',
  },
  notArrived: {
    happened: 'Der Gast meldet: Diese Bestellung ist nicht angekommen.',
    advice: 'Frag nach, wer sie übergeben hat, und ruf den Gast an. Bezahltes kannst Du hier erstatten.',
  },
  notPickedUp: {
    happened: 'Der Gast meldet: Er hat diese Bestellung nicht abgeholt.',
    advice: 'Sieh nach, ob jemand anderes sie mitgenommen hat, und ruf den Gast an.',
  },
  notOrdered: {
    happened: 'Jemand meldet: Diese Bestellung kam nicht von ihm, obwohl seine E-Mail-Adresse darin steht.',
    advice: 'Vielleicht hat sich ein Gast vertippt. An diese Adresse fragen wir nicht mehr nach Bewertungen.',
  },
  disputed: {
    happened: 'Der Gast hat diese Zahlung bei seiner Bank oder beim Zahlungsanbieter angefochten.',
    advice:
      'Antworte im Konto beim Anbieter, bevor die Frist dort abläuft. Erstatte hier nichts, sonst zahlst Du doppelt.',
  },
} as const;

/** What happened to an order's money and what the desk has to do. */
export const paymentTaskWords = (kind: keyof typeof TASKS): { readonly happened: string; readonly advice: string } =>
  TASKS[kind];

const REFUND_WORDS = {
  requested: 'wird gerade erstattet',
  done: 'erstattet',
  failed: 'nicht geklappt. Versuche es noch einmal oder erstatte im Konto beim Zahlungsanbieter.',
} as const;

/** State of a refund; for a failed one also what to do. */
export const refundWords = (state: keyof typeof REFUND_WORDS): string => REFUND_WORDS[state];

/** Results of 'Verbindung prüfen'. */
export const ACCOUNT_CHECK_WORDS = {
  works: 'Die Verbindung funktioniert.',
  refused: 'Der Anbieter nimmt diese Zugangsdaten nicht an. Bitte prüfe sie.',
  unknown: 'Der Anbieter antwortet gerade nicht. Bitte versuche es in ein paar Minuten noch einmal.',
} as const;

/** A key of the wrong mode: either no money would move, or real money would. */
export const accountModeWarning = (isTest: boolean): string =>
  isTest
    ? 'Das sind Test-Schlüssel, eingestellt ist aber echtes Geld. So kommt kein Geld an. Bitte trage die echten Schlüssel ein.'
    : 'Das sind Schlüssel für echtes Geld, eingestellt ist aber Test. Bitte prüfe, was Du möchtest.';

/** A method the shop offers but the provider has not activated. */
export const meansOffWarning = (method: PaymentMethod): string =>
  `${paymentMethodName(method)} ist beim Anbieter noch nicht freigeschaltet. Schalte es dort frei oder hier aus.`;

/** Why a configured method is not offered (S3 K2). */
export function hiddenMethodReason(method: PaymentMethod): string {
  if (method === 'Sofort' || method === 'Stripe_sofort')
    return 'Sofort gibt es seit dem 31.03.2025 nicht mehr. An seine Stelle tritt Klarna, sobald ein Konto bei Stripe oder Unzer hinterlegt ist.';
  return `Für ${paymentMethodName(method)} ist kein Konto hinterlegt.`;
}

const REFUND_PROBLEMS = {
  aboveLimit: 'Das ist mehr, als Deine Rolle erstatten darf. Frage die Inhaberin oder den Inhaber.',
  nothingToRefund: 'Hier ist nichts zu erstatten.',
  moreThanPaid: 'Das ist mehr, als noch erstattet werden kann.',
  moreThanLine: 'Das ist mehr, als dieser Artikel noch wert ist.',
  lineUnknown: 'Diesen Artikel gibt es in der Bestellung nicht.',
} as const;

/** Why a refund is refused, and the largest possible amount: 'Höchstens 5,00 €.' */
export function moneyBackProblemText(problem: keyof typeof REFUND_PROBLEMS, most: Cents): string {
  return most > 0 ? `${REFUND_PROBLEMS[problem]} Höchstens ${euro(most)}.` : REFUND_PROBLEMS[problem];
}
