import * as calls from '@tischlein/contract/calls';
import {
  type CallEffect,
  type CheckoutAnswer,
  type CheckoutEffect,
  type CheckoutState,
  type OrderToPay,
  toReleaseAnswer,
} from '@tischlein/domain/checkout-flow';
import { showToast } from '@tischlein/ui/toasts';
import { formProblem } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { send } from '../../api/send.ts';
import type { ShopPage } from '../../context/shop-context.ts';
import { openAmazonPay } from '../../payment/amazon-pay.ts';
import { giveUpUnpaid, settleUnpaid } from '../../payment/ask-unpaid.ts';
import { callForPayment } from '../../payment/call-for-payment.ts';
import type { FlowTools } from '../../payment/create-flow.ts';
import { openProvider } from '../../payment/open-provider.ts';
import type { PartDraft } from './part-draft.ts';

/** The page around the payment, as last rendered. */
export interface PartPlace {
  readonly page: ShopPage;
  readonly showErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Reads the bill again, because another guest or a waiter has changed it. */
  readonly reload: () => void;
  readonly showOrder: (orderId: string) => void;
}

interface Runner extends FlowTools<PartDraft> {
  readonly place: PartPlace;
}

/** Runs an effect of the payment of a part; those about cart, address and account of an order do nothing. */
export function runPartEffect(
  effect: CheckoutEffect<PartDraft>,
  state: CheckoutState<PartDraft>,
  runner: Runner,
): void {
  const { place, dispatch } = runner;
  const { turn, check } = state;
  switch (effect.kind) {
    case 'settleAddress':
      return dispatch({ kind: 'addressKnown', turn });
    case 'settleUnpaid':
    case 'giveUpUnpaid':
    case 'sendOrder':
    case 'prepare':
    case 'capture':
      return void callPart(effect, place).then((answer) => dispatch({ ...answer, turn }));
    case 'checkUnpaid':
      return void settleUnpaid(place.page.shop.id, effect.order).then((answer) =>
        dispatch({ kind: 'unpaidChecked', check, answer }),
      );
    case 'cameBack':
      return void release(effect.order, check, runner);
    case 'assign':
    case 'openWallet':
    case 'showOrder':
      return void leave(effect, turn, runner);
    case 'showProblems':
      return place.showErrors(Object.fromEntries(effect.problems.map(({ field, code }) => [field, formProblem(code)])));
    case 'showErrors':
      return place.showErrors(effect.errors);
    case 'toast':
      return showToast({ icon: 'info', text: CHECKOUT[effect.text] });
    case 'submitAgain':
      return runner.submit(effect.answers);
    case 'answerPayPal':
      return runner.answerPayPal(effect.answer);
    default:
      return undefined;
  }
}

async function leave(
  effect: Extract<CheckoutEffect<PartDraft>, { readonly kind: 'assign' | 'openWallet' | 'showOrder' }>,
  turn: number,
  { place, dispatch }: Runner,
): Promise<void> {
  if (effect.kind === 'showOrder') return place.showOrder(effect.orderId);
  const script = place.page.shop.paymentScripts?.AmazonPay_Checkout ?? '';
  const isOpen = effect.kind === 'assign' ? openProvider(effect.url) : await openAmazonPay(script, effect.button);
  return isOpen ? undefined : dispatch({ kind: 'providerMissing', turn });
}

type PartCall = Exclude<CallEffect<PartDraft>, { readonly kind: 'settleAddress' | 'findBranch' }>;

const callPart = (call: PartCall, place: PartPlace): Promise<CheckoutAnswer> =>
  call.kind === 'sendOrder' ? sendPart(call, place) : callForPayment(call, place.page.shop.id);

// Statuses after which nothing was reserved for certain.
const REFUSAL_STATUSES = [400, 403, 404, 409, 410];

async function sendPart(
  { draft, key }: { readonly draft: PartDraft; readonly key: string },
  { page, reload }: PartPlace,
): Promise<CheckoutAnswer> {
  const answer = await send(calls.payPart, {
    params: { shop: page.shop.id },
    headers: { 'idempotency-key': key },
    body: draft.part,
  });
  if (answer.ok) return { kind: 'orderPlaced', orderId: answer.value.orderId, gateway: answer.value.paymentGatewayId };
  const { status, problem } = answer;
  const refusal =
    status === 0 ? ({ kind: 'unreachable' } as const) : ({ kind: 'notSent', message: problem.message } as const);
  if (problem.code === 'idempotencyKeyReused') return { kind: 'keyReused', refusal };
  if (status !== 0) reload();
  const isFinal = REFUSAL_STATUSES.includes(status);
  return { kind: 'orderRefused', refusal, isFinal, isUnreadable: problem.code === 'unreadable' };
}

/** Releases the reservation of a guest who comes back without having paid. */
async function release(order: OrderToPay, check: number, { place, dispatch }: Runner): Promise<void> {
  const answer = await giveUpUnpaid(place.page.shop.id, order);
  dispatch({ kind: 'unpaidChecked', check, answer: toReleaseAnswer(answer) });
  place.reload();
}
