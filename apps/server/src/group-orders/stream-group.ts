import type { GroupOrderId, ShopId } from '@tischlein/domain';
import { epochMinute } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import { type GroupDeps, readForMember } from './find-group.ts';

type StreamDeps = GroupDeps & Pick<Deps, 'shops'>;

interface GroupSubscription {
  readonly groupId: GroupOrderId;
  readonly session: string | null;
}

/**
 * Follows a group for one member: its changes, and those of menu, stock and time, which change its price. Ends with the
 * group, or when they no longer belong to it.
 */
export function createGroupStream(deps: StreamDeps, shopId: ShopId, subscription: GroupSubscription) {
  let sentIn = epochMinute(deps.clock.now());
  let queueSend = (): void => {};
  return {
    start: (stream: EventStream): (() => void) => {
      const sendLatest = createSender(deps, shopId, { ...subscription, stream });
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
      const stops = [
        deps.events.onGroupChanged(shopId, subscription.groupId, queueSend),
        deps.events.onShopChanged(shopId, queueSend),
      ];
      return () => stops.forEach((stop) => stop());
    },
    /**
     * At each heartbeat: timetables count in minutes, an open page of the owner is a sign of them, and its absence has to be
     * noticed (S3 G15).
     */
    isAllowed: async (): Promise<boolean> => {
      const minute = epochMinute(deps.clock.now());
      if (minute === sentIn) return true;
      sentIn = minute;
      queueSend();
      return true;
    },
  };
}

function createSender(
  deps: StreamDeps,
  shopId: ShopId,
  { stream, ...request }: GroupSubscription & { readonly stream: EventStream },
): () => Promise<void> {
  let sent = '';
  return async () => {
    const shop = await deps.shops.shopByRef(shopId);
    if (!shop) return stream.close();
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
