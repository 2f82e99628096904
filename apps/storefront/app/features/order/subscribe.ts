import * as calls from '@tischlein/contract/calls';
import { send } from '../../api/send.ts';
import { registerWorker } from '../../browser/installed-app.ts';

/** How messages about orders can reach this browser; null: not at all. */
export type PushSupport = 'ready' | 'denied' | 'installFirst' | null;

/** Looks without asking the guest anything. */
export function findPushSupport(hasWorker: boolean): PushSupport {
  if (!hasWorker) return null;
  if ('serviceWorker' in window.navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // On iOS and iPadOS only pages from the home screen have it.
  return window.navigator.standalone === false ? 'installFirst' : null;
}

interface FollowedOrder {
  readonly shopId: string;
  /** The id in the page's address. */
  readonly orderId: string;
}

/** Asks the guest for permission and has this browser told about the order. Must begin in a press. */
export async function subscribeToOrder({ shopId, orderId }: FollowedOrder): Promise<'on' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await send(calls.getPushKey, { params: { shop: shopId } });
  if (!key.ok || !(await registerWorker())) return 'failed';
  const { pushManager } = await window.navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribe(pushManager, key.value.publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return 'failed';
  const body = { endpoint, keys: { p256dh, auth } };
  return (await send(calls.startPush, { params: { shop: shopId, orderId }, body })).ok ? 'on' : 'failed';
}

/** A subscription with an earlier key of the server cannot be used any more. */
async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends the messages about this order. Returns false if the server cannot be reached. */
export async function unsubscribeFromOrder({ shopId, orderId }: FollowedOrder): Promise<boolean> {
  const { pushManager } = await window.navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return true;
  const body = { endpoint: subscription.endpoint };
  return (await send(calls.stopPush, { params: { shop: shopId, orderId }, body })).ok;
}
