import { isFinished } from '@tischlein/domain/orders';
import { ORDER } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Icon } from '@tischlein/ui/icon';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { findWorkerScript } from '../../browser/installed-app.ts';
import { isFollowed, rememberFollowed } from '../../guest/followed-orders.ts';
import { findPushSupport, subscribeToOrder, unsubscribeFromOrder } from './subscribe.ts';
import type { PlacedOrder } from './use-live-order.ts';

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
