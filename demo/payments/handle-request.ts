import { applyAction, buildReturnUrl } from './guest-actions.ts';
import { handleAmazon, openSession } from './amazon.ts';
import { PRACTICE_CERTIFICATE } from './keys.ts';
import { payPage, redirect, messagePage } from './pay-page.ts';
import { handlePaypal } from './paypal.ts';
import type { PracticeResponse, PracticeRequest, Practice, PracticePayment } from './practice.ts';
import { getAmazonScript, getPaypalScript } from './scripts.ts';
import { handleStripe } from './stripe.ts';
import { handleUnzer } from './unzer.ts';

/** Answers an adapter's call or shows a guest the pay page. */
export function handlePracticeRequest(practice: Practice, request: PracticeRequest): PracticeResponse {
  const [, endpoint = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(request.path) ?? [];
  switch (endpoint) {
    case 'stripe':
      return handleStripe(practice, request, rest);
    case 'paypal':
      return handlePaypal(practice, request, rest);
    case 'amazonPay':
      return handleAmazon(practice, request, rest);
    case 'unzer':
      return handleUnzer(practice, request, rest);
    case 'certificates':
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: PRACTICE_CERTIFICATE };
    case 'pay':
      return handlePayPage(practice, request, rest.slice(1));
    case 'amazon-button':
      return handleAmazonButton(practice, request);
    case 'paypal-sdk.js':
      return getPaypalScript();
    case 'amazon-checkout.js':
      return getAmazonScript();
    case 'back':
      return messagePage(200, 'Du kannst dieses Fenster schließen.');
    case 'amazon-confirm':
      return confirmAmazonPayment(practice, rest.slice(1));
    default:
      return messagePage(404, 'Diese Seite gibt es nicht.');
  }
}

function handlePayPage(practice: Practice, request: PracticeRequest, id: string): PracticeResponse {
  const payment = practice.payments.get(id);
  if (!payment) return messagePage(404, 'Diese Zahlung gibt es nicht, oder nicht mehr.');
  if (request.method !== 'POST') return payPage(payment);
  const name = new URLSearchParams(request.body).get('action') ?? '';
  const target = applyAction(practice, payment, name);
  if (target !== null) return redirect(request.query.has('button') ? `../back/${getPopupResult(payment)}` : target);
  return payPage(payment, name === 'decline' ? 'Die Karte wurde abgelehnt. Versuch es mit einer anderen.' : 'Bezahlt.');
}

// PayPal's button opens a popup that ends on one of these pages.
const getPopupResult = ({ state }: PracticePayment): string => (state === 'approved' ? 'approved' : 'cancelled');

/** Amazon's button: the browser passes on the shop's signed payload as a query. */
function handleAmazonButton(practice: Practice, { query }: PracticeRequest): PracticeResponse {
  const payment = openSession(practice, query);
  return payment
    ? redirect(`${practice.pagesUrl}/pay/${payment.id}`)
    : messagePage(403, 'Diese Zahlung hat der Shop nicht unterschrieben.');
}

function confirmAmazonPayment({ payments }: Practice, id: string): PracticeResponse {
  const payment = payments.get(id);
  if (payment?.state !== 'approved') return messagePage(404, 'Diese Zahlung gibt es nicht, oder nicht mehr.');
  payment.isConfirmed = true;
  return redirect(buildReturnUrl(payment, true));
}
