import * as calls from '@tischlein/contract/calls';
import type { FeedbackList } from '@tischlein/contract/office';
import type { HideReason } from '@tischlein/domain/feedback';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

export type Entry = FeedbackList['entries'][number];
export type Rating = Entry['ratings'][number];

/** What the merchant says about a text. */
export type RatingChange = { readonly answer: string } | { readonly hidden: HideReason | null };

export interface RatingKey {
  readonly orderId: string;
  readonly dishId: string;
}

/** The feedback of a shop. Older entries are added as they are asked for. */
export function useFeedbackList(shop: string) {
  const { value, problem, refusal, write } = useRemote<FeedbackList>({
    key: shop,
    read: () => send(calls.listFeedback, { params: { shop } }),
  });
  const change = async (key: RatingKey, rating: RatingChange): Promise<boolean> => {
    const answer = await write(
      () => sendChange(shop, key, rating),
      (list) => changeRating(list, key, rating),
    );
    return answer.ok;
  };
  const showMore = async (): Promise<void> => {
    const before = value?.next;
    if (!before) return;
    await write(() => send(calls.listFeedback, { params: { shop }, query: { before } }), addOlder);
  };
  return { list: value, problem: refusal || problem, change, showMore };
}

function sendChange(shop: string, { orderId, dishId: dish }: RatingKey, change: RatingChange) {
  const params = { shop, orderId, dish };
  return 'answer' in change
    ? send(calls.answerRating, { params, body: { answer: change.answer } })
    : send(calls.hideRating, { params, body: { reason: change.hidden } });
}

const addOlder = (list: FeedbackList, older: FeedbackList): FeedbackList => ({
  ...list,
  entries: [...list.entries, ...older.entries],
  next: older.next,
});

function changeRating(list: FeedbackList, key: RatingKey, change: RatingChange): FeedbackList {
  const changed = 'answer' in change ? { answer: change.answer.trim() || null } : change;
  const entries = list.entries.map((entry) =>
    entry.orderId === key.orderId
      ? {
          ...entry,
          ratings: entry.ratings.map((each) => (each.dishId === key.dishId ? { ...each, ...changed } : each)),
        }
      : entry,
  );
  const open = (all: FeedbackList['entries']): number => all.flatMap(({ ratings }) => ratings.filter(isOpen)).length;
  return { ...list, entries, unanswered: list.unanswered + open(entries) - open(list.entries) };
}

const isOpen = ({ text, answer, hidden }: Rating): boolean => text !== '' && answer === null && hidden === null;
