import type { OrderContext } from '@tischlein/domain/menu';
import { DailySlider } from './daily-slider.tsx';
import { Deals } from './deals.tsx';
import type { MenuActions } from './menu-actions.ts';

export interface StripProps {
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
}

/** Today's dish, the offers, then the dishes of other days (S1 §3 Daily dish, Offer kinds). */
export const Strip = ({ occasion, actions }: StripProps) => (
  <>
    <DailySlider occasion={occasion} actions={actions} />
    <Deals occasion={occasion} onOpen={actions.showOffer} />
    <DailySlider occasion={occasion} actions={actions} isLater />
  </>
);
