import { createHash } from 'node:crypto';
import { listActions, type GuestAction } from './guest-actions.ts';
import type { PracticeResponse, PracticePayment } from './practice.ts';

const NAMES: Readonly<Record<string, string>> = {
  card: 'Stripe: Karte, Apple Pay, Google Pay',
  klarna: 'Klarna',
  alipay: 'Alipay',
  paypal: 'PayPal',
  amazon: 'Amazon Pay',
  'openbanking-pis': 'Unzer: Banküberweisung',
};

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f3f4f2, #161816); color: light-dark(#1c1f1c, #f0f2ef); }
body { margin: 0 auto; padding: 1rem 1rem 3rem; max-width: 28rem; }
.test-notice { margin: 0 0 1rem; padding: .625rem 1rem; border-radius: .5rem; background: #fde68a; color: #422006; font-weight: 700; text-align: center; }
main { padding: 1.25rem; border-radius: .75rem; background: light-dark(#fff, #232623); box-shadow: 0 1px 3px rgb(0 0 0 / .16); }
h1 { margin: 0; font-size: 1.125rem; }
p { margin: 0; }
.amount { margin: .25rem 0 1.25rem; font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: .875rem; }
button { width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid light-dark(#8a918a, #8f968f); border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { border-color: currentcolor; }
li:first-child button { border-color: #14532d; background: #14532d; color: #fff; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
small { display: block; margin-top: .25rem; color: light-dark(#4b524b, #c3cac3); }
[role='status'] { margin-bottom: 1rem; padding: .625rem .875rem; border-inline-start: 4px solid #b45309; background: light-dark(#fff7ed, #2f2a22); }
@media (forced-colors: active) { .test-notice, main { border: 1px solid; } }
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src ${STYLE_HASH}`,
  'x-robots-tag': 'noindex',
};

/** The pay page of a practice provider; it says in every state that no money moves. */
export function payPage(payment: PracticePayment, notice: string | null = null): PracticeResponse {
  const { provider, type, amount, currency, description } = payment;
  const name = provider === 'unzer' && type === 'paypal' ? 'PayPal über Unzer' : (NAMES[type] ?? type);
  const actions = listActions(payment);
  const controls =
    actions.length > 0
      ? renderActions(actions)
      : '<p>Hier ist nichts mehr zu tun. Du kannst diese Seite schließen.</p>';
  return renderPage(
    200,
    name,
    `<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(description)}</p>
<p class="amount">${escapeHtml(formatAmount(amount, currency))}</p>
${notice === null ? '' : `<p role="status">${escapeHtml(notice)}</p>`}
${controls}`,
  );
}

/** A page for something unknown or forged. */
export const messagePage = (status: number, text: string): PracticeResponse =>
  renderPage(status, 'Übungszahlung', `<h1>Übungszahlung</h1><p>${escapeHtml(text)}</p>`);

export const redirect = (url: string): PracticeResponse => ({
  status: 303,
  headers: { location: url, 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: '',
});

function renderPage(status: number, title: string, main: string): PracticeResponse {
  const body = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test-Zahlung – ${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="test-notice">Test-Zahlung, es fließt kein Geld</p>
<main>
${main}
</main>
</body>
</html>
`;
  return { status, headers: HEADERS, body };
}

const renderActions = (actions: readonly GuestAction[]): string =>
  `<form method="post"><ul>${actions
    .map(
      ({ name, label, hint }) =>
        `<li><button name="action" value="${name}" aria-describedby="${name}-hint">${escapeHtml(label)}</button><small id="${name}-hint">${escapeHtml(hint)}</small></li>`,
    )
    .join('\n')}</ul></form>`;

const formatAmount = (amount: number, currency: string): string =>
  `${String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(amount % 100).padStart(2, '0')} ${currency === 'EUR' ? '€' : currency}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
