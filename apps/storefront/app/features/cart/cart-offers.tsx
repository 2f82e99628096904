import { type FreeItemState, isStarted, type TwoForOneState } from '@tischlein/domain/offers';
import { euro, freeItemHint, OFFERS, twoForOneTip, discountName } from '@tischlein/wording';
import type { ReactNode } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { Icon } from '@tischlein/ui/icon';
import type { CartActions } from './cart-actions.ts';

interface CartOffersProps {
  readonly order: Order;
  readonly actions: CartActions;
}

/**
 * Offers for this cart: two-for-one choices and tips, free items (S1 §4 Two-for-one confirmation, Free-item threshold).
 */
export function CartOffers({ order, actions }: CartOffersProps) {
  const { freeItems, hints } = order.priced;
  const isTaken = ({ offerId }: FreeItemState): boolean => freeItems.some((item) => item.offerId === offerId);
  const open = hints.freeItems.filter((state) => state.blockedBy === null && !isTaken(state));
  return (
    <>
      {hints.twoForOne.map((promotion) => (
        <TwoForOneRow key={promotion.offerId} promotion={promotion} actions={actions} />
      ))}
      {open.map((state) => (
        <FreeItemOfferRow key={state.offerId} state={state} onChoose={() => actions.chooseFreeItem(state)} />
      ))}
    </>
  );
}

interface TwoForOneRowProps {
  readonly promotion: TwoForOneState;
  readonly actions: CartActions;
}

function TwoForOneRow({ promotion, actions }: TwoForOneRowProps) {
  const { status, label, discountLabel, promotionSaving } = promotion;
  switch (status) {
    case 'needsChoice':
      return (
        <OfferRow
          title={OFFERS.chooseDiscount}
          action={OFFERS.switchDiscount}
          onAction={() => actions.switchDiscount(promotion)}
        >
          {`${label}: ${OFFERS.saving(euro(promotionSaving))}`}
        </OfferRow>
      );
    case 'confirmed':
    case 'denied':
      return (
        <OfferRow
          title={status === 'confirmed' ? label : discountName(discountLabel)}
          action={OFFERS.switchDiscount}
          onAction={() => actions.switchDiscount(promotion)}
        >
          {/* Denied: the lines state what the discount saves, also outside complete groups. */}
          {status === 'confirmed' ? OFFERS.saving(euro(promotionSaving)) : OFFERS.chosen}
        </OfferRow>
      );
    case 'incomplete':
      return (
        isStarted(promotion) && (
          <OfferRow title={OFFERS.tip} action={OFFERS.details} onAction={() => actions.showOffer(promotion.offerId)}>
            {twoForOneTip(promotion)}
          </OfferRow>
        )
      );
    default:
      return null;
  }
}

/** Reached: choose. Nearly reached: how much is missing. Otherwise: the minimum (S1 §4 Free-item threshold). */
function FreeItemOfferRow({ state, onChoose }: { readonly state: FreeItemState; readonly onChoose: () => void }) {
  const isReached = state.status === 'reached' && state.choices.length > 0;
  return (
    <OfferRow title="" action={isReached ? OFFERS.chooseFreeItem : ''} onAction={onChoose} state={state.status}>
      {freeItemHint(state)}
    </OfferRow>
  );
}

interface OfferRowProps {
  readonly title: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly state?: FreeItemState['status'];
  readonly children: ReactNode;
}

function OfferRow({ title, action, onAction, state, children }: OfferRowProps) {
  return (
    <div className="cart-offer" data-state={state}>
      <Icon name="star" />
      <p>
        {title && <strong>{title}</strong>}
        {children}
      </p>
      {action && (
        <button className="link-button" type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
