import type { CheckoutEffect } from './effects.ts';
import type { UnpaidAnswer } from './events.ts';
import { prepare, show } from './pay.ts';
import type { Refusal } from './questions.ts';
import { followUnpaid } from './saved-flow.ts';
import { ask, edit, enter, first, type Next } from './next.ts';
import type { CheckoutState, Phase } from './state.ts';
import { isSameDraft, type OrderDraft, serializeContent, type Submission } from './submission.ts';

/**
 * Resumes the unpaid order if it has the same content; otherwise gives it up first, so that only one order goes through.
 */
export function reconcile<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
): Next<Draft> {
  const { unpaid } = state;
  if (!unpaid) return send(state, submission);
  const order = { orderId: unpaid.orderId, gateway: unpaid.gateway };
  const kind = unpaid.content === serializeContent(submission.draft) ? 'settleUnpaid' : 'giveUpUnpaid';
  // The answer to the question asked when the page was shown is outdated now.
  const next = { ...state, trouble: null, check: state.check + 1 };
  return enter(next, { kind: 'reconciling', submission, order }, [{ kind, order }]);
}

export function followReconciled<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  { submission, order }: Extract<Phase<Draft>, { kind: 'reconciling' }>,
  answer: UnpaidAnswer,
): Next<Draft> {
  const isKept = state.unpaid?.orderId === order.orderId;
  if (answer.result === 'paid') return show(state, order.orderId, isKept);
  const unpaid = followUnpaid(state.unpaid, answer);
  const next = { ...state, unpaid };
  // Another tab may have placed another order.
  if (!unpaid || unpaid.orderId !== order.orderId) return reconcile(next, submission);
  if (unpaid.content === serializeContent(submission.draft)) return prepare(next, order);
  if (answer.result === 'unreachable') return edit({ ...next, trouble: { kind: 'unreachable', given: submission } });
  return edit({ ...next, notice: 'checking' });
}

/**
 * Sends an order under an idempotency key. The key is stored before the first call and reused until the outcome is known,
 * so the order is placed once, however often it is sent (S3 K3).
 */
function send<Draft extends OrderDraft>(state: CheckoutState<Draft>, submission: Submission<Draft>): Next<Draft> {
  const { draft, newKey } = submission;
  const { key, requests } = state.attempt ?? { key: newKey, requests: [] };
  const earlier = requests.filter((other) => !isSameDraft(other, draft));
  const next = { ...state, trouble: null, check: state.check + 1, attempt: { key, requests: [...earlier, draft] } };
  const phase = { kind: 'sending', submission, key, requests: [draft, ...earlier], isSlow: false } as const;
  return enter(next, phase, [{ kind: 'sendOrder', key, draft }]);
}

type Sending<Draft extends OrderDraft> = Extract<Phase<Draft>, { kind: 'sending' }>;

/** Continues after the answer to the order call: the order of the request under way has been placed. */
export function followPlaced<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  { submission, requests: [sent] }: Sending<Draft>,
  { orderId, gateway }: { readonly orderId: string; readonly gateway: string | null },
): Next<Draft> {
  const kept: CheckoutEffect<Draft>[] = sent.createAccount ? [{ kind: 'keepNewAccount', orderId }] : [];
  const keptAddress: CheckoutEffect<Draft>[] = submission.keepsAddress
    ? [{ kind: 'keepAddress', values: submission.toCheck.values }]
    : [];
  const next = { ...state, attempt: null };
  if (gateway === null) return first([...kept, ...keptAddress], show(next, orderId, true));
  const { createAccount = false } = sent;
  const content = serializeContent(sent);
  const unpaid = { orderId, gateway, content, createAccount };
  // The answer of an earlier request was lost, and the guest has changed the order since.
  if (content !== serializeContent(submission.draft)) return first(kept, reconcile({ ...next, unpaid }, submission));
  return first([...kept, ...keptAddress], prepare({ ...next, unpaid }, { orderId, gateway }));
}

/** If another request has arrived under this key, asks for that request's answer. */
export function followReused<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  sending: Sending<Draft>,
  refusal: Refusal,
): Next<Draft> {
  const [, draft, ...others] = sending.requests;
  if (draft === undefined) return followRefusal({ ...state, attempt: null }, sending.submission, refusal);
  return enter(state, { ...sending, requests: [draft, ...others] }, [{ kind: 'sendOrder', key: sending.key, draft }]);
}

/** What the guest sees and is asked after a refusal. */
export function followRefusal<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
  refusal: Refusal,
): Next<Draft> {
  switch (refusal.kind) {
    case 'form':
      return edit(state, [{ kind: 'showErrors', errors: refusal.errors }]);
    case 'unreachable':
      return edit({ ...state, trouble: { kind: 'unreachable', given: submission } });
    case 'notSent':
      return edit({ ...state, trouble: { kind: 'notSent', message: refusal.message } });
    case 'addressCorrected': {
      const { address } = refusal;
      const fill = { kind: 'fillAddress', address, instead: submission.toCheck.values } as const;
      return first([fill], ask(state, refusal, submission));
    }
    // Refresh the available times, so that the time chosen next is known.
    case 'chooseTime':
      return first([{ kind: 'refreshTimes' }], ask(state, refusal, submission));
    case 'changed':
    case 'leftOut':
    case 'couponNotValid':
    case 'other':
    case 'otherBranch':
    case 'priceChanged':
      return ask(state, refusal, submission);
  }
}
