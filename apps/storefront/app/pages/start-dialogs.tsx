import type { Dish } from '@tischlein/domain/menu';
import { startSelection } from '@tischlein/domain/selection';
import type { ReactNode } from 'react';
import type { CartActions } from '../features/cart/cart-actions.ts';
import type { GroupSlots } from '../features/cart/group-slots.ts';
import { CartSheet } from '../features/cart/cart-sheet.tsx';
import { DishInfoDialog } from '../features/dish-info/dish-info-dialog.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { MenuFilterStore } from '../features/menu/use-filter.ts';
import type { InfoDraft } from '../features/service/initial-info/info-draft.ts';
import { TimeDialog } from '../features/service/time-dialog.tsx';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { Order } from '../ordering/use-order.ts';
import { useShop } from '../context/shop-context.ts';
import { isLocationNeeded } from './add-to-cart.ts';
import { EditComboDialog } from './edit-combo-dialog.tsx';
import { EditDishDialog } from './edit-dish-dialog.tsx';
import { saveDraft } from './dialog-drafts.ts';
import { LateDialog } from './late-dialog.tsx';
import { followContinuation } from './follow-continuation.ts';
import { OfferDialog } from './offer-dialogs.tsx';
import { AgeQuestion, ClosedQuestion, Message } from './questions.tsx';
import type { OpenStartDialog, StartDialog } from './start-dialog.ts';
import { lazyPart } from '@tischlein/ui/late';

const InitialInfoDialog = lazyPart(
  async () => (await import('../features/service/initial-info/initial-info-dialog.tsx')).InitialInfoDialog,
);

const GroupDialog = lazyPart(async () => (await import('../features/group/group-dialog.tsx')).GroupDialog);

const WithoutDialog = lazyPart(async () => (await import('../features/menu/without-dialog.tsx')).WithoutDialog);

interface OpenDialogProps {
  readonly dialog: StartDialog;
  /** Key of the dialog's step. */
  readonly place: string;
  readonly order: Order;
  readonly coupon: ReactNode;
  readonly group: GroupSlots;
  readonly actions: MenuActions;
  readonly filterStore: MenuFilterStore;
  readonly cartActions: CartActions;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Renders an open dialog. */
export function OpenDialog(props: OpenDialogProps) {
  const { dialog, place, order, coupon, actions, filterStore, cartActions, open, onClosed } = props;
  const page = useShop();
  const goOn = (leadsTo: unknown): void => followContinuation(leadsTo, { page, order, actions });
  const editing = { place, occasion: order.occasion, open, onClosed };
  switch (dialog.kind) {
    case 'address':
    case 'branch':
      return <LocationQuestion {...{ dialog, place, goOn, onClosed }} />;
    case 'time':
      return <TimeQuestion order={order} onClosed={onClosed} />;
    case 'cart':
      return <CartSheet order={order} actions={cartActions} coupon={coupon} group={props.group} onClosed={onClosed} />;
    case 'without':
      return (
        <LateDialog place={place} onClosed={onClosed}>
          <WithoutDialog filterStore={filterStore} onClosed={onClosed} />
        </LateDialog>
      );
    case 'dish':
      return <EditDishDialog subject={dialog.dish} draft={dialog.draft} {...editing} />;
    case 'combo':
      return <EditComboDialog subject={dialog.combo} draft={dialog.draft} {...editing} />;
    case 'line':
      return dialog.line.kind === 'dish' ? (
        <EditDishDialog subject={dialog.line} draft={dialog.draft} {...editing} />
      ) : (
        <EditComboDialog subject={dialog.line} draft={dialog.draft} {...editing} />
      );
    case 'info':
      return <InfoFromList dish={dialog.dish} canOrder={dialog.canOrder} {...props} />;
    case 'infoAsChosen':
      return <DishInfoDialog about={dialog.about} onOrder={null} onClosed={onClosed} />;
    case 'closed':
      return <ClosedQuestion dialog={dialog} onConfirm={() => goOn(dialog.leadsTo)} onClosed={onClosed} />;
    case 'offer':
    case 'freeItem':
    case 'twoForOne':
      return <OfferDialog {...{ dialog, place, order, actions, open, onClosed }} />;
    case 'age':
      return <AgeQuestion dialog={dialog} onConfirm={() => goOn(dialog.leadsTo)} onClosed={onClosed} />;
    case 'group':
      return (
        <LateDialog place={place} onClosed={onClosed}>
          <GroupDialog view={dialog.view} code={dialog.code} onClosed={onClosed} />
        </LateDialog>
      );
    case 'alert':
      return <Message alert={dialog.alert} onClosed={onClosed} />;
  }
}

/** From the list, BESTELLEN opens the dialog to customise the dish (S3 A6). */
function InfoFromList({
  dish,
  canOrder,
  order,
  actions,
  onClosed,
}: OpenDialogProps & { readonly dish: Dish; readonly canOrder: boolean }) {
  const about = startSelection(dish, order.occasion.deliveryType, order.occasion.time);
  return <DishInfoDialog about={about} onOrder={canOrder ? () => actions.openDish(dish) : null} onClosed={onClosed} />;
}

interface QuestionProps {
  readonly order: Order;
  readonly onClosed: () => void;
}

interface LocationQuestionProps {
  readonly dialog: Extract<StartDialog, { kind: 'address' | 'branch' }>;
  readonly place: string;
  /** Follows a continuation. */
  readonly goOn: (leadsTo: unknown) => void;
  readonly onClosed: () => void;
}

/** The order options of this shop, or the choice of a branch. */
function LocationQuestion({ dialog, place, goOn, onClosed }: LocationQuestionProps) {
  const page = useShop();
  const usual = { isFranchise: page.shop.isFranchiseOverview, isListOnly: false, selectedDish: null };
  const purpose = dialog.kind === 'branch' ? dialog.purpose : usual;
  const keep = (draft: InfoDraft): void => saveDraft(page.shop.id, place, { ...draft, purpose });
  const closed = (): void => {
    onClosed();
    if (dialog.kind === 'address' && !isLocationNeeded(page)) goOn(dialog.leadsTo);
  };
  return (
    <LateDialog place={place} onClosed={onClosed}>
      <InitialInfoDialog purpose={purpose} draft={dialog.draft} onChange={keep} onClosed={closed} />
    </LateDialog>
  );
}

function TimeQuestion({ order, onClosed }: QuestionProps) {
  const { guest } = useShop();
  return (
    <TimeDialog
      orderType={order.orderType}
      orderability={order.orderability}
      onTime={(serveAt) => changeOptions(guest, { serveAt })}
      onClosed={onClosed}
    />
  );
}
