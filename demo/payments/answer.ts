import { act, backOf, finish } from './act.ts';
import { answerAmazon, openSession } from './amazon.ts';
import { PRACTICE_CERTIFICATE } from './keys.ts';
import { payPage, redirect, sorryPage } from './pay-page.ts';
import { answerPaypal } from './paypal.ts';
import type { Answered, Asked, Practice, PracticePayment } from './practice.ts';
import { amazonScript, paypalScript } from './scripts.ts';
import { answerStripe } from './stripe.ts';
import { answerUnzer } from './unzer.ts';

const SETTLES_AFTER_MS = 30_000;

/** Answers an adapter's call, or shows a guest his pay page. */
export function answerPractice(practice: Practice, asked: Asked): Answered {
  const [, room = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(asked.path) ?? [];
  switch (room) {
    case 'stripe':
      return answerStripe(practice, asked, rest);
    case 'paypal':
      return answerPaypal(practice, asked, rest);
    case 'amazonPay':
      return answerAmazon(practice, asked, rest);
    case 'unzer':
      return answerUnzer(practice, asked, rest);
    case 'certificates':
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: PRACTICE_CERTIFICATE };
    case 'pay':
      return pay(practice, asked, rest.slice(1));
    case 'amazon-button':
      return button(practice, asked);
    case 'paypal-sdk.js':
      return paypalScript();
    case 'amazon-checkout.js':
      return amazonScript();
    case 'back':
      return sorryPage(200, 'Du kannst dieses Fenster schließen.');
    case 'amazon-confirm':
      return confirm(practice, rest.slice(1));
    default:
      return sorryPage(404, 'Diese Seite gibt es nicht.');
  }
}

function pay(practice: Practice, asked: Asked, id: string): Answered {
  const payment = practice.payments.get(id);
  if (!payment) return sorryPage(404, 'Diese Zahlung gibt es nicht, oder nicht mehr.');
  if (asked.method !== 'POST') return payPage(payment);
  const name = new URLSearchParams(asked.body).get('action') ?? '';
  const target = act(practice, payment, name);
  if (target !== null) {
    settleLater(practice, payment, name);
    return redirect(asked.query.has('button') ? `../back/${endOf(payment)}` : target);
  }
  return payPage(payment, name === 'decline' ? 'Die Karte wurde abgelehnt. Versuch es mit einer anderen.' : 'Bezahlt.');
}

// PayPal's button has opened a window, which goes nowhere.
const endOf = ({ state }: PracticePayment): string => (state === 'approved' ? 'approved' : 'cancelled');

/** What a provider says later, it says in the demo while the visitor still looks. */
export function settleLater(practice: Practice, payment: PracticePayment, name = 'pay'): void {
  if (payment.state !== 'processing' && payment.state !== 'promised') return;
  setTimeout(() => finish(practice, payment, name !== 'neverSettle'), SETTLES_AFTER_MS).unref();
}

/** Amazon's button: what the browser got from the shop comes along as a query. */
function button(practice: Practice, { query }: Asked): Answered {
  const payment = openSession(practice, query);
  return payment
    ? redirect(`${practice.pagesUrl}/pay/${payment.id}`)
    : sorryPage(403, 'Diese Zahlung hat der Shop nicht unterschrieben.');
}

function confirm({ payments }: Practice, id: string): Answered {
  const payment = payments.get(id);
  if (payment?.state !== 'approved') return sorryPage(404, 'Diese Zahlung gibt es nicht, oder nicht mehr.');
  payment.isConfirmed = true;
  return redirect(backOf(payment, true));
}
