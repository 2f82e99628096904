import type { OrderRequest } from '@tischlein/contract/shop';
import {
  type CallEffect,
  type CheckoutEffect,
  type CheckoutState,
  type KeepEffect,
  type LeaveEffect,
  type OrderToPay,
  toReleaseAnswer,
} from '@tischlein/domain/checkout-flow';
import { clearCoupon } from '../../guest/coupon.ts';
import { rememberNewAccount } from '../../guest/new-account.ts';
import { rememberSeen } from '../../ordering/group-actions.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import { giveUpUnpaid, settleUnpaid } from '../../payment/ask-unpaid.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import type { FlowTools } from '../../payment/create-flow.ts';
import { callForCheckout } from './call-for-checkout.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { keepAddress } from './keep-address.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { say } from './say.ts';
import { trackSlowSubmit } from './track-slow-submit.ts';

interface Runner extends FlowTools<OrderRequest> {
  readonly place: CheckoutPlace;
}

/** Runs an effect of the step that led to this state. */
export function runEffect(
  effect: CheckoutEffect<OrderRequest>,
  state: CheckoutState<OrderRequest>,
  runner: Runner,
): void {
  const { place } = runner;
  switch (effect.kind) {
    case 'settleAddress':
    case 'findBranch':
    case 'settleUnpaid':
    case 'giveUpUnpaid':
    case 'sendOrder':
    case 'prepare':
    case 'capture':
      return void call(effect, state, runner);
    case 'checkUnpaid':
      return void checkUnpaid(effect.order, state.check, runner);
    case 'cameBack':
      return void releaseGroup(effect.order, state.check, runner);
    case 'assign':
    case 'openWallet':
    case 'showOrder':
    case 'switchTo':
    case 'reload':
      return void leave(effect, state.turn, runner);
    case 'submitAgain':
      return runner.submit(effect.answers);
    case 'answerPayPal':
      return runner.answerPayPal(effect.answer);
    case 'forgetOrder':
    case 'clearCoupon':
    case 'keepAddress':
    case 'keepNewAccount':
    case 'setServeAt':
    case 'rememberLeftOut':
      return keep(effect, place);
    default:
      return say(effect, place);
  }
}

async function checkUnpaid(order: OrderToPay, check: number, { place, dispatch }: Runner): Promise<void> {
  const answer = await settleUnpaid(place.page.shop.id, order);
  dispatch({ kind: 'unpaidChecked', check, answer });
}

/** A group whose payment has failed returns to the checkout (S2 §4); its next order is another one. */
async function releaseGroup(order: OrderToPay, check: number, { place, dispatch }: Runner): Promise<void> {
  if (!place.order.group) return;
  const answer = await giveUpUnpaid(place.page.shop.id, order);
  dispatch({ kind: 'unpaidChecked', check, answer: toReleaseAnswer(answer) });
}

async function leave(effect: LeaveEffect, turn: number, { place, dispatch }: Runner): Promise<void> {
  if (!(await leaveCheckout(effect, place))) dispatch({ kind: 'providerMissing', turn });
}

/** Asks for the terms of the address. If they are new, the order is taken again. */
async function settleAddress({ turn, phase }: CheckoutState<OrderRequest>, runner: Runner): Promise<void> {
  const { place, dispatch, take } = runner;
  const settled = await place.form.settleAddress();
  if (typeof settled === 'object') return dispatch({ kind: 'addressRefused', ...settled, turn });
  if (settled !== 'settled') return dispatch({ kind: settled === 'known' ? 'addressKnown' : 'addressDearer', turn });
  if (phase.kind === 'settling') dispatch({ kind: 'addressSettled', turn, submission: take(phase.submission.answers) });
  return undefined;
}

/** Makes a call; its answer carries the turn in which it began. */
async function call(
  effect: CallEffect<OrderRequest>,
  state: CheckoutState<OrderRequest>,
  runner: Runner,
): Promise<void> {
  if (effect.kind === 'settleAddress') return settleAddress(state, runner);
  const { place, dispatch } = runner;
  const { turn } = state;
  const answering = callForCheckout(effect, place);
  const reportSlow = (): void => dispatch({ kind: 'slow', turn });
  const answer = await (effect.kind === 'sendOrder' ? trackSlowSubmit(answering, reportSlow) : answering);
  dispatch({ ...answer, turn });
  return undefined;
}

/** Keeps or forgets what the guest has entered. */
function keep(effect: KeepEffect, { page, telephone }: CheckoutPlace): void {
  const { guest, shop } = page;
  switch (effect.kind) {
    case 'forgetOrder':
      // The page of an order on the telephone begins anew.
      return telephone ? undefined : forgetOrder(page, effect.orderId);
    case 'clearCoupon':
      return clearCoupon(guest);
    case 'keepAddress':
      return keepAddress(page, effect.values);
    case 'keepNewAccount':
      return rememberNewAccount(shop.id, effect.orderId);
    case 'setServeAt':
      return changeOptions(guest, { serveAt: effect.serveAt });
    case 'rememberLeftOut':
      return rememberSeen(page, effect.ids);
  }
}
