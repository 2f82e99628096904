import {
  type CheckoutEffect,
  type CheckoutEvent,
  type OrderDraft,
  type PrepareAnswer,
  type UnpaidAnswer,
  serializeContent,
  toReleaseAnswer,
} from '@tischlein/domain/checkout-flow';

/** What happens to a call: its answer arrives, it gets lost on the way there or back, or it is refused. */
export const FATES = ['answered', 'lostThere', 'lostBack', 'refused', 'other'] as const;
export type Fate = (typeof FATES)[number];

/** Paid in person if the content says 'cash'. */
export interface ModelDraft extends OrderDraft {
  readonly content: string;
}

interface ModelOrder {
  readonly id: string;
  readonly key: string;
  readonly content: string;
  readonly gateway: string | null;
  state: 'open' | 'paid' | 'ended';
}

type Call = CheckoutEffect<ModelDraft>;
type Answer = CheckoutEvent<ModelDraft> | null;

/** A shop's server and its payment provider, as the checkout knows them. */
export function createModelServer() {
  const orders: ModelOrder[] = [];
  const find = (id: string): ModelOrder | undefined => orders.find((order) => order.id === id);
  const place = (key: string, draft: ModelDraft): ModelOrder => {
    const gateway = draft.content.includes('cash') ? null : 'Stripe_card';
    const order: ModelOrder = {
      id: `o${orders.length + 1}`,
      key,
      content: serializeContent(draft),
      gateway,
      state: gateway === null ? 'paid' : 'open',
    };
    orders.push(order);
    return order;
  };
  const sendOrder = ({ key, draft }: Extract<Call, { kind: 'sendOrder' }>, fate: Fate, turn: number): Answer => {
    const refused = (
      refusal: Extract<CheckoutEvent<ModelDraft>, { kind: 'orderRefused' }>['refusal'],
      isFinal: boolean,
    ) => ({ kind: 'orderRefused', refusal, isFinal, isUnreadable: false, turn }) as const;
    if (fate === 'lostThere') return refused({ kind: 'unreachable' }, false);
    const known = orders.find((order) => order.key === key);
    if (!known && fate === 'refused') return refused({ kind: 'other', title: '', message: 'Nein.' }, true);
    if (known && known.content !== serializeContent(draft)) {
      if (fate === 'lostBack') return refused({ kind: 'unreachable' }, false);
      return { kind: 'keyReused', refusal: { kind: 'other', title: '', message: 'Belegt.' }, turn };
    }
    const { id: orderId, gateway } = known ?? place(key, draft);
    if (fate === 'lostBack') return refused({ kind: 'unreachable' }, false);
    if (fate === 'other') return refused({ kind: 'notSent', message: 'Später.' }, false);
    return { kind: 'orderPlaced', orderId, gateway, turn };
  };
  const tell = (orderId: string, fate: Fate): UnpaidAnswer => {
    const order = find(orderId);
    if (fate === 'lostThere' || fate === 'lostBack') return { orderId, result: 'unreachable' };
    if (order?.state === 'paid') return { orderId, result: 'paid', paymentStatus: 'captured' };
    if (order?.state === 'open')
      return { orderId, result: fate === 'other' ? 'unpaid' : 'waiting', paymentStatus: 'pending' };
    return fate === 'other' ? { orderId, result: 'none' } : { orderId, result: 'ended', paymentStatus: 'cancelled' };
  };
  const giveUp = (orderId: string, fate: Fate): UnpaidAnswer => {
    const order = find(orderId);
    // The provider has not decided in the fourth case.
    if (order?.state === 'open' && fate !== 'lostThere' && fate !== 'refused') order.state = 'ended';
    return tell(orderId, fate);
  };
  const prepare = (orderId: string, fate: Fate): PrepareAnswer => {
    const state = find(orderId)?.state;
    if (fate === 'lostThere' || fate === 'lostBack') return { kind: 'unreachable' };
    if (state === 'paid') return { kind: 'paid' };
    if (state === 'ended' || fate === 'refused') return { kind: 'failed' };
    return fate === 'other' ? { kind: 'payPal', payPalOrder: `P-${orderId}` } : { kind: 'external', url: '/pay' };
  };
  const capture = (orderId: string, fate: Fate): 'success' | 'pending' | 'declined' | 'failed' => {
    const order = find(orderId);
    if (fate === 'other') return 'declined';
    if (fate === 'refused' || order?.state !== 'open') return 'failed';
    if (fate !== 'lostThere') order.state = 'paid';
    return fate === 'answered' ? 'success' : 'pending';
  };
  const answerAddress = (fate: Fate, turn: number): Answer => {
    if (fate === 'answered') return { kind: 'addressKnown', turn };
    if (fate === 'other') return { kind: 'addressDearer', turn };
    return { kind: 'addressRefused', message: 'Nein.', isOutOfRange: fate === 'refused', turn };
  };
  /** The answer to a call; null for effects that are not calls. */
  const answer = (call: Call, fate: Fate, { turn, check }: { turn: number; check: number }): Answer => {
    switch (call.kind) {
      case 'settleAddress':
        return answerAddress(fate, turn);
      case 'findBranch':
        return { kind: 'branchFound', branch: null, turn };
      case 'sendOrder':
        return sendOrder(call, fate, turn);
      case 'settleUnpaid':
        return { kind: 'unpaidAnswered', answer: tell(call.order.orderId, fate), turn };
      case 'checkUnpaid':
        return { kind: 'unpaidChecked', answer: tell(call.order.orderId, fate), check };
      case 'cameBack':
        return { kind: 'unpaidChecked', answer: toReleaseAnswer(giveUp(call.order.orderId, fate)), check };
      case 'giveUpUnpaid':
        return { kind: 'unpaidAnswered', answer: giveUp(call.order.orderId, fate), turn };
      case 'prepare':
        return { kind: 'prepared', answer: prepare(call.order.orderId, fate), turn };
      case 'capture':
        return { kind: 'captured', status: capture(call.order.orderId, fate), turn };
      case 'assign':
      case 'openWallet':
        return fate === 'refused' ? { kind: 'providerMissing', turn } : null;
      default:
        return null;
    }
  };
  /** The guest pays on the provider's page. */
  const payOpen = (): void => {
    for (const order of orders) if (order.state === 'open') order.state = 'paid';
  };
  return { answer, payOpen, listLive: () => orders.filter(({ state }) => state !== 'ended') };
}
