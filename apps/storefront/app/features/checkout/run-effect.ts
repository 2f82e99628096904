import type { OrderRequest } from '@tischlein/contract/shop';
import type {
  Answers,
  CallEffect,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  KeepEffect,
  PayPalAnswer,
} from '@tischlein/domain/checkout-flow';
import { clearCoupon } from '../../guest/coupon.ts';
import { rememberNewAccount } from '../../guest/new-account.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import { settleUnpaid } from '../../payment/ask-unpaid.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { callForCheckout } from './call-for-checkout.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { keepAddress } from './keep-address.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { say } from './say.ts';
import { trackSlowSubmit } from './track-slow-submit.ts';

interface Runner {
  readonly place: CheckoutPlace;
  readonly dispatch: (event: CheckoutEvent<OrderRequest>) => void;
  readonly submit: (answers: Answers) => void;
  readonly answerPayPal: (answer: PayPalAnswer) => void;
}

/** Runs an effect of the step that led to this state. */
export function runEffect(
  effect: CheckoutEffect<OrderRequest>,
  state: CheckoutState<OrderRequest>,
  runner: Runner,
): void {
  const { place, dispatch, submit, answerPayPal } = runner;
  const { turn, check } = state;
  switch (effect.kind) {
    case 'settleAddress':
    case 'findBranch':
    case 'settleUnpaid':
    case 'giveUpUnpaid':
    case 'sendOrder':
    case 'prepare':
    case 'capture':
      return void call(effect, turn, runner);
    case 'checkUnpaid':
      return void settleUnpaid(place.page.shop.id, effect.order).then((answer) =>
        dispatch({ kind: 'unpaidChecked', check, answer }),
      );
    case 'assign':
    case 'openWallet':
    case 'showOrder':
    case 'switchTo':
    case 'reload':
      return void leaveCheckout(effect, place).then((isLeft) => isLeft || dispatch({ kind: 'providerMissing', turn }));
    case 'submitAgain':
      return submit(effect.answers);
    case 'answerPayPal':
      return answerPayPal(effect.answer);
    case 'forgetOrder':
    case 'clearCoupon':
    case 'keepAddress':
    case 'keepNewAccount':
    case 'setServeAt':
      return keep(effect, place);
    default:
      return say(effect, place);
  }
}

/** Makes a call; its answer carries the turn in which it began. */
async function call(effect: CallEffect<OrderRequest>, turn: number, { place, dispatch }: Runner): Promise<void> {
  const answering = callForCheckout(effect, place);
  const reportSlow = (): void => dispatch({ kind: 'slow', turn });
  const answer = await (effect.kind === 'sendOrder' ? trackSlowSubmit(answering, reportSlow) : answering);
  dispatch({ ...answer, turn });
}

/** Keeps or forgets what the guest has entered. */
function keep(effect: KeepEffect, { page }: CheckoutPlace): void {
  const { guest, shop } = page;
  switch (effect.kind) {
    case 'forgetOrder':
      return forgetOrder(page);
    case 'clearCoupon':
      return clearCoupon(guest);
    case 'keepAddress':
      return keepAddress(page, effect.values);
    case 'keepNewAccount':
      return rememberNewAccount(shop.id, effect.orderId);
    case 'setServeAt':
      return changeOptions(guest, { serveAt: effect.serveAt });
  }
}
