import type { GroupOrderId } from '@tischlein/domain';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { EventStream } from '../http/event-stream.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type GroupDeps, readForMember } from './find-group.ts';

const SIGN_EVERY_SECONDS = 60;

interface GroupSubscription {
  readonly groupId: GroupOrderId;
  readonly session: string | null;
}

/** Follows a group for one member; ends with the group, or when they no longer belong to it. */
export function createGroupStream(deps: GroupDeps, shop: LoadedShop, subscription: GroupSubscription) {
  let checkedAt = deps.clock.now();
  let queueSend = (): void => {};
  return {
    start: (stream: EventStream): (() => void) => {
      const sendLatest = createSender(deps, shop, { ...subscription, stream });
      let sending = Promise.resolve();
      let isQueued = false;
      // One at a time, and changes in between are sent as one.
      queueSend = () => {
        if (isQueued) return;
        isQueued = true;
        sending = sending
          .then(() => {
            isQueued = false;
            return sendLatest();
          })
          .catch(() => stream.close());
      };
      queueSend();
      return deps.events.onGroupChanged(shop.id, subscription.groupId, queueSend);
    },
    /** At each heartbeat: an open page of the owner is a sign of them, and its absence has to be noticed (S3 G15). */
    isAllowed: async (): Promise<boolean> => {
      const now = deps.clock.now();
      if (!isAtOrAfter(now, plusSeconds(checkedAt, SIGN_EVERY_SECONDS))) return true;
      checkedAt = now;
      queueSend();
      return true;
    },
  };
}

function createSender(
  deps: GroupDeps,
  shop: LoadedShop,
  { stream, ...request }: GroupSubscription & { readonly stream: EventStream },
): () => Promise<void> {
  let sent = '';
  return async () => {
    const result = await readForMember(deps, shop, request);
    if (result.code !== 'found') {
      await stream.send({ event: 'ended', data: { reason: result.code } });
      return stream.close();
    }
    const now = JSON.stringify(result.answer);
    if (now === sent) return;
    sent = now;
    await stream.send({ event: 'group', data: result.answer });
  };
}
