import { notify } from './messages.ts';
import { randomLowerCase, type Practice, type PracticePayment } from './practice.ts';

export interface GuestAction {
  readonly name: string;
  /** The text of the button. */
  readonly label: string;
  /** Small print below the button. */
  readonly hint: string;
}

const PAY: GuestAction = { name: 'pay', label: 'Bezahlen', hint: 'Die Zahlung gelingt.' };
const PAY_OTHER_ADDRESS: GuestAction = {
  name: 'payElsewhere',
  label: 'Bezahlen, andere Lieferadresse',
  hint: 'Im Konto ist Schönhauser Allee 44, 10435 Berlin gewählt: Der Shop prüft, was die Lieferung dorthin kostet.',
};
const PAY_WITHOUT_RETURN: GuestAction = {
  name: 'payAndStay',
  label: 'Bezahlen und nicht zurückkehren',
  hint: 'Die Zahlung gelingt, aber das Fenster wird geschlossen: Die Bestellung muss trotzdem ankommen.',
};
const DECLINE: GuestAction = { name: 'decline', label: 'Zahlung ablehnen', hint: 'Der Anbieter lehnt die Zahlung ab.' };
const EXPIRE: GuestAction = {
  name: 'lapse',
  label: 'Zeit verstreichen lassen',
  hint: 'Niemand bezahlt, bis die Frist um ist; danach geht es zurück zur Kasse.',
};
const OUTAGE: GuestAction = {
  name: 'outage',
  label: 'Anbieter fällt aus',
  hint: 'Beim Einziehen antwortet der Anbieter eine Minute lang nicht: So lange weiß niemand, ob bezahlt ist.',
};
const CANCEL: GuestAction = { name: 'cancel', label: 'Abbrechen', hint: 'Zurück zur Kasse, ohne zu bezahlen.' };
const DECLINE_SOURCE: GuestAction = {
  name: 'declineSource',
  label: 'Zahlungsquelle ablehnen lassen',
  hint: 'Beim Einziehen wird die Karte abgelehnt, eine andere darf gewählt werden (INSTRUMENT_DECLINED).',
};
const PAY_LATER: GuestAction = {
  name: 'wait',
  label: 'Bezahlen, Bestätigung später',
  hint: 'Der Anbieter prüft die Zahlung eine halbe Minute lang.',
};
const PAY_SETTLED: GuestAction = {
  name: 'settle',
  label: 'Bezahlen, Geld sofort da',
  hint: 'Die Bank überweist sofort.',
};
const PAY_UNSETTLED: GuestAction = {
  name: 'neverSettle',
  label: 'Bezahlen, Geld kommt nie an',
  hint: 'Die Überweisung scheitert nach einer halben Minute; die Filiale bekommt eine Aufgabe.',
};

/** The actions a guest can take on the pay page of a payment. */
export function listActions({ provider, type, state }: PracticePayment): readonly GuestAction[] {
  if (state !== 'open') return [];
  if (provider === 'paypal') return [PAY, PAY_WITHOUT_RETURN, DECLINE_SOURCE, OUTAGE, CANCEL];
  if (provider === 'amazonPay') return [PAY, PAY_OTHER_ADDRESS, CANCEL];
  if (type === 'openbanking-pis') return [PAY, PAY_SETTLED, PAY_UNSETTLED, DECLINE, CANCEL];
  return type === 'card'
    ? [PAY, PAY_WITHOUT_RETURN, DECLINE, EXPIRE, CANCEL]
    : [PAY, PAY_WITHOUT_RETURN, PAY_LATER, DECLINE, CANCEL];
}

/** Applies the guest's action. Returns the address to redirect to, or null to stay on the page. */
export function applyAction(practice: Practice, payment: PracticePayment, name: string): string | null {
  if (!listActions(payment).some((action) => action.name === name)) return null;
  switch (name) {
    case 'cancel':
      return cancel(practice, payment);
    case 'lapse':
      return expire(practice, payment);
    case 'outage':
      payment.nextCapture = 'outage';
      break;
    case 'decline':
      return decline(practice, payment);
    case 'declineSource':
      payment.nextCapture = 'sourceDeclined';
      break;
    case 'neverSettle':
      payment.neverSettles = true;
      break;
    case 'payElsewhere':
      payment.shipsElsewhere = true;
      break;
  }
  payment.state = nextState(payment, name);
  if (payment.state === 'captured') payment.captured = payment.amount;
  // The shop is told by the return page first, so no message is sent.
  if (name !== 'declineSource') notify(practice, payment);
  return name === 'payAndStay' ? null : buildReturnUrl(payment, true);
}

// Providers that charge by themselves are paid at once; the others wait for the shop's capture.
function nextState({ provider, type }: PracticePayment, name: string): PracticePayment['state'] {
  if (name === 'wait') return 'processing';
  if (provider === 'paypal' || provider === 'amazonPay') return provider === 'paypal' ? 'approved' : 'open';
  if (provider === 'unzer' && type === 'klarna') return 'approved';
  if (type === 'openbanking-pis') return name === 'settle' ? 'captured' : 'promised';
  return 'captured';
}

// A guest may return to the pages of Stripe and PayPal; at Unzer a cancellation is final.
function cancel(practice: Practice, payment: PracticePayment): string {
  if (payment.provider === 'unzer') {
    payment.state = 'cancelled';
    notify(practice, payment);
  }
  return buildReturnUrl(payment, false);
}

function expire(practice: Practice, payment: PracticePayment): string {
  payment.state = 'expired';
  notify(practice, payment);
  return buildReturnUrl(payment, false);
}

// After a refused card Stripe's page stays open for another one; elsewhere the payment has failed.
function decline(practice: Practice, payment: PracticePayment): string | null {
  if (payment.provider === 'stripe' && payment.type === 'card') return null;
  payment.state = 'failed';
  notify(practice, payment);
  return buildReturnUrl(payment, payment.provider === 'unzer');
}

/** Whether the provider has yet to say if the money arrives. */
export const isUnsettled = ({ state }: PracticePayment): boolean => state === 'processing' || state === 'promised';

/** Resolves a promised payment: the money arrives, or it never will. */
export function settlePayment(practice: Practice, payment: PracticePayment): void {
  if (!isUnsettled(payment)) return;
  const isPaid = !payment.neverSettles;
  payment.state = isPaid ? 'captured' : 'failed';
  payment.captured = isPaid ? payment.amount : 0;
  notify(practice, payment);
}

/** The address the provider sends the guest to, with the parameters it adds. */
export function buildReturnUrl({ provider, id, returnUrl, cancelUrl }: PracticePayment, isPaid: boolean): string {
  const url = new URL(isPaid ? returnUrl : cancelUrl);
  if (provider === 'paypal') url.searchParams.set('token', id);
  if (provider === 'paypal' && isPaid) url.searchParams.set('PayerID', randomLowerCase(13).toUpperCase());
  if (provider === 'amazonPay' && isPaid) url.searchParams.set('amazonCheckoutSessionId', id);
  return url.href;
}
