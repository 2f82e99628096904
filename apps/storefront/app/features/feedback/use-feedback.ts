import * as calls from '@tischlein/contract/calls';
import type { OrderFeedback } from '@tischlein/contract/shop';
import type { DishRating, NotUsedReason } from '@tischlein/domain/feedback';
import { type Answer, takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useHash } from '../../browser/use-hash.ts';
import { useShop } from '../../context/shop-context.ts';

export interface Feedback {
  /** undefined: not known yet. */
  readonly order: OrderFeedback | undefined;
  /** Why the order cannot be read. */
  readonly problem: string;
  /** Sent on this visit. */
  readonly sent: { readonly firstName: string } | null;
  readonly rate: (fields: RatingFields) => Promise<Answer<unknown>>;
  readonly report: (fields: { readonly reason: NotUsedReason }) => Promise<Answer<unknown>>;
}

/** The order to rate. The token of the invitation is in the URL hash, so it reaches neither server logs nor other sites. */
export function useFeedback(id: string): Feedback {
  const { shop } = useShop();
  const token = useHash() || null;
  const params = { shop: shop.id, orderId: id };
  const look = () => send(calls.lookAtFeedback, { params, body: { token } });
  const { value, problem, write } = useRemote<OrderFeedback>({ key: `${shop.id} ${id} ${token}`, read: look });
  const [sent, setSent] = useState<Feedback['sent']>(null);
  const note = (answer: Answer<unknown>, firstName: string): Answer<unknown> => {
    if (answer.ok) setSent({ firstName });
    return answer;
  };
  return {
    order: value,
    problem,
    sent,
    rate: async ({ firstName, note: text, ratings }) => {
      const body = { token, firstName, note: text, ratings: [...ratings] };
      return note(await write(() => send(calls.giveFeedback, { params, body }), takeAnswer), firstName);
    },
    report: async ({ reason }) =>
      note(await write(() => send(calls.reportNotUsed, { params, body: { token, reason } }), markReported), ''),
  };
}

const markReported = (order: OrderFeedback): OrderFeedback => ({ ...order, state: 'notUsed' });

/** What a guest has chosen and typed. */
interface RatingFields {
  readonly firstName: string;
  readonly note: string;
  readonly ratings: readonly DishRating[];
}
