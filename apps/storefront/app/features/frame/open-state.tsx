import type { DeliveryType } from '@tischlein/domain/menu';
import { canServeNow } from '../../guest/serve-time.ts';
import { FRAME } from '@tischlein/wording/storefront';
import { useClock, useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';

export function OpenState({ orderType }: { readonly orderType: DeliveryType }) {
  const { period } = useClock();
  const { branchName } = useShop().shop;
  const minutes = orderType === 'delivery' ? period.time : period.pickupTime;
  return (
    <p className="open-state">
      {branchName ? <strong>{branchName}</strong> : <Icon name="clock" />}
      <span>{period.sticker}</span>
      {canServeNow(period, orderType) && minutes > 0 && (
        <span className="open-minutes">{FRAME.aboutMinutes(minutes)}</span>
      )}
    </p>
  );
}
