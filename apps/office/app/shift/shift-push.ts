import * as calls from '@tischlein/contract/calls';
import type { ShiftRequest } from '@tischlein/contract/office';
import { send } from '../api/send.ts';

/**
 * Whether messages reach this device while the page is closed. denied: the person or the browser has refused · installFirst: on iOS
 * and iPadOS only pages from the home screen get them · failed: push service or server not reached
 */
export type PushState = 'off' | 'on' | 'denied' | 'installFirst' | 'unsupported' | 'failed';

const WORKER = { script: '/office/desk-worker.js', scope: '/office/' } as const;

type ShiftPlace = Omit<ShiftRequest, 'subscription'>;

/** Looks without asking anything; null: messages can be had. */
export function findPushObstacle(): PushState | null {
  if ('serviceWorker' in window.navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : null;
  return 'standalone' in window.navigator && window.navigator.standalone === false ? 'installFirst' : 'unsupported';
}

/** Has this device told about the shops. `mayAsk`: in a press, the browser may ask for permission. */
export async function startShiftPush(place: ShiftPlace, mayAsk: boolean): Promise<PushState> {
  const obstacle = findPushObstacle();
  if (obstacle) return obstacle;
  const permission = mayAsk ? await Notification.requestPermission() : Notification.permission;
  if (permission !== 'granted') return mayAsk ? 'denied' : 'off';
  try {
    return (await subscribe(place)) ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

async function subscribe(place: ShiftPlace): Promise<boolean> {
  const key = await send(calls.getShiftKey);
  if (!key.ok) return false;
  const registration = await window.navigator.serviceWorker.register(WORKER.script, { scope: WORKER.scope });
  await becomesActive(registration);
  const subscription = await subscribeAnew(registration.pushManager, key.value.publicKey);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return false;
  const body: ShiftRequest = { ...place, subscription: { endpoint, keys: { p256dh, auth } } };
  return (await send(calls.beginShift, { body })).ok;
}

/** Not `serviceWorker.ready`: it never resolves where the worker is switched off (docs/operations.md). */
function becomesActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!worker || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** A subscription with an earlier key of the server cannot be used any more. */
async function subscribeAnew(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
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

/** Ends the messages to this device. */
export async function stopShiftPush(): Promise<void> {
  if (findPushObstacle()) return;
  const registration = await window.navigator.serviceWorker.getRegistration(WORKER.scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await send(calls.endShift, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
