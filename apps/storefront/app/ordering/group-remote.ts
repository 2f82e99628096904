import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { type ApiResult, readEvent } from '@tischlein/contract/client';
import type { Problem } from '@tischlein/contract/problems';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { readAgain, Remote } from '@tischlein/ui/remote';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { isFlagOn } from '../guest/developer-flags.ts';
import { countFailure, NO_FAILED_POLLS } from './failed-polls.ts';
import { getMembership } from './group-membership.ts';

/** The group as its member sees it, or why they do not see it any more. */
export type GroupState =
  | { readonly kind: 'group'; readonly group: GroupOrderAnswer }
  | {
      readonly kind: 'ended';
      readonly reason: 'groupUnknown' | 'groupNotMember' | 'groupMoved';
      /** The branch where the group is now (S3 G17). */
      readonly movedTo?: Problem['movedTo'];
    };

// S2 §9 'Group poll: 5000 ms; alert after more than 5 failures'
const POLL_EVERY_MS = 5000;
const MOST_FAILURES = 5;

/** Reads and follows the group: by its stream, or every five seconds where there is none (S3 G9). */
export function createGroupRemote({ shop, guest }: ShopPage, groupId: string): Remote<GroupState> {
  const params = { shop: shop.id, group: groupId };
  let failed = NO_FAILED_POLLS;
  const read = async (): Promise<ApiResult<GroupState>> => {
    const answer = await send(calls.getGroupOrder, { params });
    if (answer.ok) {
      failed = NO_FAILED_POLLS;
      return { ok: true, value: { kind: 'group', group: answer.value } };
    }
    const reason = readReason(answer.problem.code);
    const { movedTo } = answer.problem;
    if (reason) return { ok: true, value: { kind: 'ended', reason, ...(movedTo && { movedTo }) } };
    failed = countFailure(failed, { at: performance.now(), pollEveryMs: POLL_EVERY_MS });
    if (failed.count > MOST_FAILURES) {
      // Those who rejoin are not put out again by the next failure alone.
      failed = NO_FAILED_POLLS;
      leaveOnThisDevice(shop.id);
    }
    return answer;
  };
  return new Remote<GroupState>({
    key: groupId,
    read,
    live: (state) =>
      state.kind === 'ended' || !isFlagOn('automaticPollGroupOrder', shop, guest.flags.get())
        ? null
        : {
            address: buildAddress(calls.groupOrderEvents, { params }),
            isComplete: true,
            events: {
              group: (_, data) => ({ kind: 'group', group: readEvent(calls.groupOrderEvents, data) }),
              ended: readAgain,
            },
          },
    retryAfter: POLL_EVERY_MS,
    againAfter: (state, isListening) => (state.kind === 'ended' || isListening ? null : POLL_EVERY_MS),
  });
}

const ENDED = ['groupUnknown', 'groupNotMember', 'groupMoved'] as const;
const readReason = (code: unknown) => ENDED.find((reason) => reason === code);

/** Cart, code and cookie stay, so that one press rejoins as the same member (S3 G1). */
function leaveOnThisDevice(shopId: string): void {
  const membership = getMembership(shopId);
  const current = membership.get();
  if (current) membership.set({ ...current, isLost: true });
}
