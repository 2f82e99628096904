import { findMinimumAge } from '@tischlein/domain/menu';
import type { OfferDetails } from '@tischlein/domain/offers';
import { FreeItemDialog } from '../features/offers/free-item-dialog.tsx';
import { OfferDetailsDialog, type OfferLinks } from '../features/offers/offer-details-dialog.tsx';
import { TwoForOneDialog } from '../features/offers/two-for-one-dialog.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { takeFreeItem } from '../guest/choose-offers.ts';
import { useGroup } from '../ordering/use-group.ts';
import type { Order } from '../ordering/use-order.ts';
import { categoryAnchor } from '../shop/paths.ts';
import { useShop } from '../context/shop-context.ts';
import { saveDraft } from './dialog-drafts.ts';
import { findAgeQuestion } from './find-question.ts';
import type { OpenStartDialog, StartDialog } from './start-dialog.ts';
import { steps } from '@tischlein/ui/steps';
import { goToAnchor } from '../browser/go-to-anchor.ts';

type OfferDialogKind = Extract<StartDialog, { kind: 'offer' | 'freeItem' | 'twoForOne' }>;

interface OfferDialogProps {
  readonly dialog: OfferDialogKind;
  /** Key of the dialog's step. */
  readonly place: string;
  readonly order: Order;
  readonly actions: MenuActions;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Offer details, the choice of a free item, or the two-for-one choice. */
export function OfferDialog({ dialog, place, order, actions, open, onClosed }: OfferDialogProps) {
  const { shop } = useShop();
  const live = useGroup();
  switch (dialog.kind) {
    case 'offer': {
      const startGroup = (): void => open({ kind: 'group', view: 'welcome', code: '' });
      const canStart = live === null && order.options.table === null && actions.canOrder;
      const links = dialog.isInDish ? null : createLinks(actions, canStart ? startGroup : null);
      return <OfferDetailsDialog offer={dialog.offer} links={links} onClosed={onClosed} />;
    }
    case 'freeItem':
      return <FreeItemQuestion {...{ dialog, place, order, open, onClosed }} />;
    case 'twoForOne': {
      const { promotion, draft } = dialog;
      const keep = (chosen: string): void => saveDraft(shop.id, place, chosen);
      return <TwoForOneDialog promotion={promotion} draft={draft} onChange={keep} onClosed={onClosed} />;
    }
  }
}

type FreeItemQuestionProps = Omit<OfferDialogProps, 'dialog' | 'actions'> & {
  readonly dialog: Extract<StartDialog, { kind: 'freeItem' }>;
};

function FreeItemQuestion({ dialog: { offer, draft }, place, order, open, onClosed }: FreeItemQuestionProps) {
  const { guest, menu, shop } = useShop();
  const states = order.priced.hints.freeItems;
  return (
    <FreeItemDialog
      offer={offer}
      deliveryType={order.orderType}
      taken={order.choices.selectedFreeItems.find((item) => item.offerId === offer.offerId) ?? null}
      draft={draft}
      onChange={(chosen) => saveDraft(shop.id, place, chosen)}
      onChoose={({ dishId, sizeId, name }) => {
        const dish = menu.dishes.get(dishId);
        const leadsTo = { kind: 'freeItem', id: offer.offerId, draft: { dishId, sizeId } } as const;
        const question = findAgeQuestion(guest, { age: dish ? findMinimumAge(dish, menu) : null, name, leadsTo });
        if (question) open(question);
        else takeFreeItem(guest, { offerId: offer.offerId, dishId, sizeId }, states);
      }}
      onClosed={onClosed}
    />
  );
}

/** `startGroup` is null where the guest cannot start one, say in a group. */
function createLinks({ openCombo }: MenuActions, startGroup: (() => void) | null): OfferLinks {
  return {
    showCategory: ({ id }) => showInMenu(categoryAnchor(id)),
    openCombo,
    act: (details) => (details.button === 'startGroup' ? startGroup : () => showInMenu(toAnchor(details))),
  };
}

/** 'Zur Aktion' links to the offer's items, 'Losbestellen' to the menu. */
function toAnchor({ button, categories, combos }: OfferDetails): string {
  const [first] = categories;
  if (button === 'toOffer' && first) return categoryAnchor(first.category.id);
  return button === 'toOffer' && combos.length > 0 ? 'menus' : 'menu-start';
}

/** Closes all dialogs and scrolls to an anchor in the menu. */
function showInMenu(anchor: string): void {
  for (const { key } of steps.current.get().dialogs) steps.close(key);
  // Going back restores the scroll position, in the next frame at the latest.
  steps.whenSettled(() => requestAnimationFrame(() => goToAnchor(anchor)));
}
