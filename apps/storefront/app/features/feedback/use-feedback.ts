import * as calls from '@tischlein/contract/calls';
import type { OrderFeedback } from '@tischlein/contract/shop';
import type { NotUsedReason } from '@tischlein/domain/feedback';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useHash } from '../../browser/use-hash.ts';
import { useShop } from '../../context/shop-context.ts';
import type { RatingFields } from './rating-fields.ts';

export interface Feedback {
  /** undefined: not known yet. */
  readonly order: OrderFeedback | undefined;
  /** Why the order cannot be read. */
  readonly problem: string;
  /** Why the last sending was refused. */
  readonly refusal: string;
  readonly isSending: boolean;
  /** Sent on this visit. */
  readonly sent: { readonly kind: 'rated' | 'reported'; readonly firstName: string } | null;
  readonly rate: (fields: RatingFields) => Promise<void>;
  readonly report: (reason: NotUsedReason) => Promise<void>;
}

/** The order to rate. The token of the invitation is in the URL hash, so it reaches neither server logs nor other sites. */
export function useFeedback(id: string): Feedback {
  const { shop } = useShop();
  const token = useHash() || null;
  const params = { shop: shop.id, orderId: id };
  const look = () => send(calls.lookAtFeedback, { params, body: { token } });
  const { value, problem, refusal, write } = useRemote<OrderFeedback>({
    key: `${shop.id} ${id} ${token}`,
    read: look,
  });
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Feedback['sent']>(null);
  const sendOnce = async (work: () => Promise<{ readonly ok: boolean }>, done: Feedback['sent']): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const { ok } = await work();
    setSending(false);
    if (ok) setSent(done);
  };
  return {
    order: value,
    problem,
    refusal,
    isSending,
    sent,
    rate: ({ firstName, note, ratings }) =>
      sendOnce(
        () =>
          write(
            () => send(calls.giveFeedback, { params, body: { token, firstName, note, ratings: [...ratings] } }),
            takeAnswer,
          ),
        { kind: 'rated', firstName },
      ),
    report: (reason) =>
      sendOnce(() => write(() => send(calls.reportNotUsed, { params, body: { token, reason } }), markReported), {
        kind: 'reported',
        firstName: '',
      }),
  };
}

const markReported = (order: OrderFeedback): OrderFeedback => ({ ...order, state: 'notUsed' });
