import type { Orderability } from '@tischlein/domain/orderability';
import { FRAME } from '@tischlein/wording/storefront';
import { useClock, useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';

export function OpenState({ orderability: { soonest } }: { readonly orderability: Orderability }) {
  const { period } = useClock();
  const { branchName } = useShop().shop;
  return (
    <p className="open-state">
      {branchName ? <strong>{branchName}</strong> : <Icon name="clock" />}
      <span>{period.sticker}</span>
      {soonest !== null && soonest > 0 && <span className="open-minutes">{FRAME.aboutMinutes(soonest)}</span>}
    </p>
  );
}
