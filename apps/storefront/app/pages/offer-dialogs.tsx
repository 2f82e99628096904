import { ageOf } from '@tischlein/domain/menu';
import type { FreeItemState, OfferDetails } from '@tischlein/domain/offers';
import { FreeItemDialog } from '../features/offers/free-item-dialog.tsx';
import { OfferDetailsDialog, type OfferLeads } from '../features/offers/offer-details-dialog.tsx';
import { TwoForOneDialog } from '../features/offers/two-for-one-dialog.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { takeFreeItem } from '../guest/choose-offers.ts';
import type { Order } from '../guest/use-order.ts';
import { categoryAnchor } from '../paths.ts';
import { useShop } from '../shop-context.ts';
import { askAge } from './ask-age.ts';
import { showInMenu } from './show-in-menu.ts';
import type { OpenStartDialog, StartDialog } from './start-dialog.ts';

/** A dialog about an offer. */
type OfferDialogKind = Extract<StartDialog, { kind: 'offer' | 'freeItem' | 'twoForOne' }>;

interface OfferDialogProps {
  readonly dialog: OfferDialogKind;
  readonly order: Order;
  readonly actions: MenuActions;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Details of an offer, the choice of a free item, the choice between two discounts. */
export function OfferDialog({ dialog, order, actions, open, onClosed }: OfferDialogProps) {
  switch (dialog.kind) {
    case 'offer': {
      const leads = dialog.isInDish ? null : leadsOf(actions);
      return <OfferDetailsDialog offer={dialog.offer} leads={leads} onClosed={onClosed} />;
    }
    case 'freeItem':
      return <FreeItemQuestion offer={dialog.offer} order={order} open={open} onClosed={onClosed} />;
    case 'twoForOne':
      return <TwoForOneDialog promotion={dialog.promotion} onClosed={onClosed} />;
  }
}

function FreeItemQuestion({
  offer,
  order,
  open,
  onClosed,
}: Omit<OfferDialogProps, 'dialog' | 'actions'> & { readonly offer: FreeItemState }) {
  const { guest, menu } = useShop();
  const states = order.priced.hints.freeItems;
  return (
    <FreeItemDialog
      offer={offer}
      deliveryType={order.orderType}
      taken={order.choices.selectedFreeItems.find((item) => item.offerId === offer.offerId) ?? null}
      onChoose={({ dishId, sizeId, name }) => {
        const dish = menu.dishes.get(dishId);
        const next = (): void => takeFreeItem(guest, { offerId: offer.offerId, dishId, sizeId }, states);
        askAge(guest, { age: dish ? ageOf(dish, menu) : null, name, open, next });
      }}
      onClosed={onClosed}
    />
  );
}

function leadsOf({ openCombo }: MenuActions): OfferLeads {
  return {
    showCategory: ({ id }) => void showInMenu(categoryAnchor(id)),
    openCombo,
    act: (details) => (details.button === 'startGroup' ? null : () => void showInMenu(anchorOf(details))),
  };
}

/** 'Zur Aktion' leads to what the offer is about, 'Losbestellen' to the menu. */
function anchorOf({ button, categories, combos }: OfferDetails): string {
  const [first] = categories;
  if (button === 'toOffer' && first) return categoryAnchor(first.id);
  return button === 'toOffer' && combos.length > 0 ? 'menus' : 'menu-start';
}
