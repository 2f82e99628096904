import * as calls from '@tischlein/contract/calls';
import { isFinished } from '@tischlein/domain/orders';
import { ORDER } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Icon } from '@tischlein/ui/icon';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { findWorkerScript, registerWorker } from '../../browser/installed-app.ts';
import { isFollowed, rememberFollowed } from '../../guest/followed-orders.ts';
import type { PlacedOrder } from './use-live-order.ts';
import { send } from '../../api/send.ts';

/** Offers messages about the progress of an order. The browser asks for permission only after a press. */
export function PushOffer({ order }: { readonly order: PlacedOrder }) {
  return useHydrated() && !isFinished(order.status) ? <Offer order={order} /> : null;
}

type State = 'off' | 'working' | 'on' | 'denied' | 'failed' | 'installFirst' | 'unsupported';

function Offer({ order: { id, deliveryType } }: { readonly order: PlacedOrder }) {
  const { state, start, stop } = usePush(id);
  const { push } = ORDER;
  if (state === 'unsupported') return null;
  const isOffered = state === 'off' || state === 'failed' || state === 'working';
  return (
    <div className="push-offer">
      {isOffered && (
        <BusyButton kind="line" isWide isBusy={state === 'working'} onClick={start}>
          <Icon name="bell" />
          {push.offer(deliveryType)}
        </BusyButton>
      )}
      <p role="status">
        {isOffered && <small>{state === 'failed' ? push.failed : push.help(deliveryType)}</small>}
        {state === 'on' && push.on}
        {(state === 'denied' || state === 'installFirst') && <small>{push[state]}</small>}
      </p>
      {state === 'on' && (
        <button className="link-button" type="button" onClick={stop}>
          {push.stop}
        </button>
      )}
    </div>
  );
}

function usePush(orderId: string) {
  const { id: shopId } = useShop().shop;
  const [state, setState] = useState(() => findState(shopId, orderId));
  const follow = (isOn: boolean): void => {
    rememberFollowed(shopId, orderId, isOn);
    setState(isOn ? 'on' : 'off');
  };
  const start = async (): Promise<void> => {
    setState('working');
    const outcome = await subscribeToOrder({ shopId, orderId }).catch(() => 'failed' as const);
    if (outcome === 'on') follow(true);
    else setState(outcome);
  };
  const stop = async (): Promise<void> => {
    if (await unsubscribeFromOrder({ shopId, orderId }).catch(() => false)) follow(false);
  };
  return { state, start: () => void start(), stop: () => void stop() };
}

function findState(shopId: string, orderId: string): State {
  const support = findPushSupport(findWorkerScript() !== null);
  if (support !== 'ready') return support ?? 'unsupported';
  return Notification.permission === 'granted' && isFollowed(shopId, orderId) ? 'on' : 'off';
}

/** How messages about orders can reach this browser; null: not at all. */
type PushSupport = 'ready' | 'denied' | 'installFirst' | null;

/** Looks without asking the guest anything. */
function findPushSupport(hasWorker: boolean): PushSupport {
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
async function subscribeToOrder({ shopId, orderId }: FollowedOrder): Promise<'on' | 'denied' | 'failed'> {
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
async function unsubscribeFromOrder({ shopId, orderId }: FollowedOrder): Promise<boolean> {
  const { pushManager } = await window.navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return true;
  const body = { endpoint: subscription.endpoint };
  return (await send(calls.stopPush, { params: { shop: shopId, orderId }, body })).ok;
}
