import type { ReactNode } from 'react';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartSheet } from '../features/cart/cart-sheet.tsx';
import { DishInfoDialog } from '../features/dish-info/dish-info-dialog.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { AgeDialog } from '../features/questions/age-dialog.tsx';
import { ClosedDialog } from '../features/questions/closed-dialog.tsx';
import { AddressDialog } from '../features/service/address-dialog.tsx';
import { TimeDialog } from '../features/service/time-dialog.tsx';
import { changeOptions } from '../guest/use-occasion.ts';
import type { Order } from '../guest/use-order.ts';
import { useShop } from '../shop-context.ts';
import { EditComboDialog } from './edit-combo-dialog.tsx';
import { EditDishDialog } from './edit-dish-dialog.tsx';
import type { OpenStartDialog, StartDialog } from './start-dialog.ts';

interface OpenDialogProps {
  readonly dialog: StartDialog;
  readonly order: Order;
  readonly coupon: ReactNode;
  readonly actions: MenuActions;
  readonly cartActions: CartActions;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** A dialog of the start page that is open. */
export function OpenDialog({ dialog, order, coupon, actions, cartActions, open, onClosed }: OpenDialogProps) {
  const editing = { occasion: order.occasion, open, onClosed };
  switch (dialog.kind) {
    case 'address':
      return <LocationQuestion order={order} onClosed={onClosed} />;
    case 'time':
      return <TimeQuestion order={order} onClosed={onClosed} />;
    case 'cart':
      return <CartSheet order={order} actions={cartActions} coupon={coupon} onClosed={onClosed} />;
    case 'dish':
      return <EditDishDialog subject={dialog.dish} {...editing} />;
    case 'combo':
      return <EditComboDialog subject={dialog.combo} {...editing} />;
    case 'line':
      return dialog.line.kind === 'dish' ? (
        <EditDishDialog subject={dialog.line} {...editing} />
      ) : (
        <EditComboDialog subject={dialog.line} {...editing} />
      );
    case 'info':
      return (
        <DishInfoDialog
          dish={dialog.dish}
          onOrder={dialog.canOrder ? () => actions.openDish(dialog.dish) : null}
          onClosed={onClosed}
        />
      );
    case 'closed':
      return <ClosedDialog isCombo={dialog.isCombo} onNevertheless={dialog.next} onClosed={onClosed} />;
    case 'age':
      return <AgeDialog age={dialog.age} name={dialog.name} onConfirmed={dialog.next} onClosed={onClosed} />;
  }
}

interface QuestionProps {
  readonly order: Order;
  readonly onClosed: () => void;
}

function LocationQuestion({ order, onClosed }: QuestionProps) {
  const { guest } = useShop();
  return (
    <AddressDialog
      orderType={order.orderType}
      location={order.options.location}
      onType={(wishedType) => changeOptions(guest, { wishedType })}
      onLocation={(location) => changeOptions(guest, { location })}
      onClosed={onClosed}
    />
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
