import type { TelephoneGuest, TelephoneOrder } from '@tischlein/contract/office';
import { addChoice, removeLine, reorderItems, setAmount } from '@tischlein/domain/cart';
import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import type { OrderContext } from '@tischlein/domain/menu';
import { isOnlineMethod } from '@tischlein/domain/shop';
import { startSelection, toChoice } from '@tischlein/domain/selection';
import { announce } from '@tischlein/ui/announce';
import { useDialogStack } from '@tischlein/ui/use-dialog-stack';
import { TELEPHONE } from '@tischlein/wording/storefront';
import { type KeyboardEvent, useState } from 'react';
import { type ShopPage, useClock, useShop } from '../context/shop-context.ts';
import { CheckoutQuestions } from '../features/checkout/checkout-questions.tsx';
import { hasNothingToPay } from '../features/checkout/order-request.ts';
import { toOrderRefused } from '../features/checkout/send-order.ts';
import { useTelephoneCheckout } from '../features/checkout/use-telephone-checkout.ts';
import { useTelephoneForm } from '../features/checkout/use-telephone-form.ts';
import { type DishWish, QuickDishes } from '../features/telephone/quick-dishes.tsx';
import { sendTelephoneOrder } from '../features/telephone/send-telephone-order.ts';
import { TakenOrder } from '../features/telephone/taken-order.tsx';
import { useCartCleanup } from '../ordering/use-cart-cleanup.ts';
import { changeCart, useOrder } from '../ordering/use-order.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { StartDialog } from './start-dialog.ts';
import { TakeDialog, type TakenDialog } from './take-dialogs.tsx';
import { TelephoneCart } from './telephone-cart.tsx';
import { TelephoneForm } from './telephone-form.tsx';
import { useTwoForOneQuestions } from './use-two-for-one-questions.ts';

/** Takes a dish down; false: something has to be chosen first. */
function takeDown(page: ShopPage, occasion: OrderContext, { dish, size, amount }: DishWish): boolean {
  const choice = toChoice({ ...startSelection(dish, occasion.deliveryType, occasion.time), size });
  if (!choice || (size === null && dish.sizes.length > 0)) return false;
  changeCart(page, occasion, (cart) => addChoice(cart, choice, { amount, memberName: '' }));
  announce(TELEPHONE.added(amount, dish.name));
  return true;
}

/** Adds the articles of an earlier order. */
function takeAgain({ guest }: ShopPage, { lines }: TelephoneGuest['lastOrders'][number]): void {
  const { items } = guest.cart.get();
  guest.cart.set({ items: [...items, ...reorderItems(lines)] });
}

interface TelephoneDeskProps {
  readonly onNext: () => void;
}

/** An order on the telephone: who, what, and the promise. The price and the checks are those of guests. */
export function TelephoneDesk({ onNext }: TelephoneDeskProps) {
  const page = useShop();
  const { period } = useClock();
  const order = useOrder();
  useCartCleanup(order);
  const form = useTelephoneForm(order);
  const stack = useDialogStack<StartDialog>(() => ({ content: null, address: null }));
  useTwoForOneQuestions(order, stack);
  const [dialog, setDialog] = useState<TakenDialog | null>(null);
  const [taken, setTaken] = useState<TelephoneOrder | null>(null);
  const usual = order.orderType === 'delivery' ? period.time : period.pickupTime;
  const [chosen, setChosen] = useState<number | null>(null);
  const isForLater = order.serveTime !== null;
  const minutes = chosen ?? usual;
  const { occasion } = order;
  const change = (edit: Parameters<typeof changeCart>[2]): void => void changeCart(page, occasion, edit);
  const checkout = useTelephoneCheckout({
    order,
    form,
    send: async (draft, key) => {
      const told = isForLater ? chosen : minutes;
      const answer = await sendTelephoneOrder({ shop: page.shop.id, key, minutes: told, draft });
      if (!answer.ok) return toOrderRefused(answer);
      setTaken(answer.value);
      return { kind: 'orderPlaced', orderId: answer.value.id, gateway: null };
    },
    onTaken: () => {},
  });
  const fillIn = (guest: TelephoneGuest): void => {
    const { orderCount: _count, lastOrders: _last, ...contact } = guest;
    form.change(contact);
    changeOptions(page.guest, { wishedType: contact.street === '' ? 'pickup' : 'delivery' });
    if (contact.street !== '') void form.settleAddress();
    document.querySelector<HTMLElement>('.telephone-search input')?.focus();
  };
  const submitOnKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    checkout.submit();
  };
  if (taken) return <TakenOrder order={taken} phone={form.fields.phone} email={form.fields.email} onNext={onNext} />;
  const methods = allowedPaymentMethods(page.shop, order.orderType);
  return (
    <main className="telephone-desk" id="content" tabIndex={-1} onKeyDown={submitOnKey}>
      <TelephoneForm
        order={order}
        form={form}
        methods={hasNothingToPay(order) ? null : methods}
        isByLink={form.fields.paymentMethod !== null && isOnlineMethod(form.fields.paymentMethod)}
        minutes={minutes}
        onMinutes={setChosen}
        onGuest={fillIn}
        onAgain={(earlier) => takeAgain(page, earlier)}
      />
      <QuickDishes
        occasion={occasion}
        actions={{
          take: (wish) => {
            if (!takeDown(page, occasion, wish)) setDialog({ kind: 'dish', wish });
          },
          openDish: (wish) => setDialog({ kind: 'dish', wish }),
          openCombo: (combo) => setDialog({ kind: 'combo', combo }),
        }}
      />
      <TelephoneCart
        order={order}
        stack={stack}
        checkout={checkout}
        cartActions={{
          edit: (line) => setDialog({ kind: 'line', line }),
          remove: (line) => changeCart(page, occasion, (cart) => removeLine(cart, line.id)),
          setAmount: (line, amount) => change((cart) => setAmount(cart, line.id, amount)),
        }}
      />
      {dialog && <TakeDialog dialog={dialog} occasion={occasion} onChange={change} onClosed={() => setDialog(null)} />}
      <CheckoutQuestions order={order} checkout={checkout} />
    </main>
  );
}
