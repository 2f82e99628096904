import type { Dish } from '@tischlein/domain/menu';
import { startSelection } from '@tischlein/domain/selection';
import type { Alert } from '@tischlein/wording';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartSheet } from '../features/cart/cart-sheet.tsx';
import { DishInfoDialog } from '../features/dish-info/dish-info-dialog.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { MenuFilterStore } from '../features/menu/use-filter.ts';
import { AgeDialog } from '../features/questions/age-dialog.tsx';
import { ClosedDialog } from '../features/questions/closed-dialog.tsx';
import type { InfoDraft } from '../features/service/initial-info/info-draft.ts';
import { TimeDialog } from '../features/service/time-dialog.tsx';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { Order } from '../ordering/use-order.ts';
import { useShop } from '../context/shop-context.ts';
import { AlertDialog } from '@tischlein/ui/alert-dialog';
import { isLocationNeeded } from './add-to-cart.ts';
import { EditComboDialog } from './edit-combo-dialog.tsx';
import { EditDishDialog } from './edit-dish-dialog.tsx';
import { saveDialog } from './saved-dialogs.ts';
import { OfferDialog } from './offer-dialogs.tsx';
import type { OpenStartDialog, StartDialog } from './start-dialog.ts';

const InitialInfoDialog = lazy(async () => ({
  default: (await import('../features/service/initial-info/initial-info-dialog.tsx')).InitialInfoDialog,
}));

const WithoutDialog = lazy(async () => ({
  default: (await import('../features/menu/without-dialog.tsx')).WithoutDialog,
}));

interface OpenDialogProps {
  readonly dialog: StartDialog;
  /** Key of the dialog on the stack. */
  readonly place: number;
  readonly order: Order;
  readonly coupon: ReactNode;
  readonly actions: MenuActions;
  readonly filterStore: MenuFilterStore;
  readonly cartActions: CartActions;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Renders an open dialog. */
export function OpenDialog(props: OpenDialogProps) {
  const { dialog, place, order, coupon, actions, filterStore, cartActions, open, onClosed } = props;
  const editing = { place, occasion: order.occasion, open, onClosed };
  switch (dialog.kind) {
    case 'address':
    case 'branch':
      return <LocationQuestion dialog={dialog} place={place} onClosed={onClosed} />;
    case 'time':
      return <TimeQuestion order={order} onClosed={onClosed} />;
    case 'cart':
      return <CartSheet order={order} actions={cartActions} coupon={coupon} onClosed={onClosed} />;
    case 'without':
      return (
        <Suspense fallback={null}>
          <WithoutDialog filterStore={filterStore} onClosed={onClosed} />
        </Suspense>
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
      return <ClosedDialog isCombo={dialog.isCombo} onNevertheless={dialog.next} onClosed={onClosed} />;
    case 'offer':
    case 'freeItem':
    case 'twoForOne':
      return <OfferDialog {...{ dialog, place, order, actions, open, onClosed }} />;
    case 'age':
      return <AgeDialog age={dialog.age} name={dialog.name} onConfirmed={dialog.next} onClosed={onClosed} />;
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

function Message({ alert, onClosed }: { readonly alert: Alert; readonly onClosed: () => void }) {
  const { title, text, confirm, cancel } = alert;
  return (
    <AlertDialog
      title={title}
      texts={[text]}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => {}}
      onClosed={onClosed}
    />
  );
}

interface QuestionProps {
  readonly order: Order;
  readonly onClosed: () => void;
}

interface LocationQuestionProps {
  readonly dialog: Extract<StartDialog, { kind: 'address' | 'branch' }>;
  readonly place: number;
  readonly onClosed: () => void;
}

/** The order options of this shop, or the choice of a branch. */
function LocationQuestion({ dialog, place, onClosed }: LocationQuestionProps) {
  const page = useShop();
  const usual = { isFranchise: page.shop.isFranchiseOverview, isListOnly: false, selectedDish: null };
  const purpose = dialog.kind === 'branch' ? dialog.purpose : usual;
  const keep = (draft: InfoDraft): void =>
    saveDialog(page.shop.id, place, { kind: dialog.kind, draft: { ...draft, purpose } });
  const closed = (): void => {
    onClosed();
    if (dialog.kind === 'address' && !isLocationNeeded(page)) dialog.next?.();
  };
  return (
    <Suspense fallback={null}>
      <InitialInfoDialog purpose={purpose} draft={dialog.draft} onChange={keep} onClosed={closed} />
    </Suspense>
  );
}

function TimeQuestion({ order, onClosed }: QuestionProps) {
  const { guest } = useShop();
  return (
    <TimeDialog
      orderType={order.orderType}
      serveTime={order.serveTime}
      onTime={(serveAt) => changeOptions(guest, { serveAt })}
      onClosed={onClosed}
    />
  );
}
