import type { AccountAnswer } from '@tischlein/contract/shop';
import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import { CHECKOUT, COUPON, TABLE_ORDER } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, useState } from 'react';
import { ArrivalDialogs } from '../features/arrival/arrival-dialogs.tsx';
import { useAccount } from '../account/account.ts';
import { CheckoutNavigation } from '../features/checkout/checkout-navigation.tsx';
import { CheckoutBar } from '../features/checkout/checkout-bar.tsx';
import { ErrorList } from '../features/checkout/error-list.tsx';
import { Fold } from '../features/checkout/fold.tsx';
import { WhereAndWhen } from './where-and-when.tsx';
import { CheckoutQuestions } from '../features/checkout/checkout-questions.tsx';
import { ConsentFields } from '../features/checkout/consents.tsx';
import { ContactFields } from '../features/checkout/contact-fields.tsx';
import { FormSection } from '../features/checkout/form-section.tsx';
import { OrderButton } from '../features/checkout/order-button.tsx';
import { endNavigation, useIsNavigatingToOrder } from '../features/checkout/navigating-to-order.ts';
import { hasNothingToPay } from '../features/checkout/order-request.ts';
import { OrderSummary } from '../features/checkout/order-summary.tsx';
import { RisenTotal } from '../features/checkout/risen-total.tsx';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { PaymentNotice } from '../features/checkout/payment-notice.tsx';
import { useCheckout } from '../features/checkout/use-checkout.ts';
import { useCheckoutFields } from '../features/checkout/use-checkout-fields.ts';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import { ReservedCoupon } from '../features/coupon/reserved-coupon.tsx';
import { FixedCartsNotice, GroupGate } from '../features/group/group-gate.tsx';
import type { DeliveryType } from '@tischlein/domain/menu';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { useCartCleanup } from '../ordering/use-cart-cleanup.ts';
import { useOrderedMeanwhile } from '../ordering/ordered-cart.ts';
import { type Order, useOrder, useOrderToPlace } from '../ordering/use-order.ts';
import { useOwnDocument } from '../payment/use-own-document.ts';
import { CannotOrder } from './cannot-order.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import type { PageProps } from './page-props.ts';
import { useShop } from '../context/shop-context.ts';
import { Form } from '@tischlein/ui/form';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useForm } from '@tischlein/ui/use-form';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { late } from '../browser/late.tsx';
import { Pending } from '../browser/pending.tsx';

const TableCheckout = late(async () => (await import('./table-checkout.tsx')).TableCheckout);

/** The checkout: the form, and beside or below it the complete order directly above the button. */
export default function CheckoutPage({ id: paymentCanceled }: PageProps) {
  const order = useOrderToPlace();
  // Offers are chosen for the group's cart, items are removed from the own one.
  useCartCleanup({ ...useOrder(), priced: order.priced, group: order.group });
  const isHydrated = useHydrated();
  const isReloading = useOwnDocument();
  const isNavigating = useIsNavigatingToOrder();
  const account = useAccount();
  const hasSignedOut = useHasSignedOut(account);
  const orderedMeanwhile = useOrderedMeanwhile();
  const isAtTable = order.orderType === 'dineIn';
  const hasCart = order.cart.lines.length + order.unsuitable.length > 0;
  const hasBegun = useHasBegun(order, isHydrated && hasCart, paymentCanceled !== '');
  return (
    <>
      <Bar />
      <main className="form-page checkout" id="content" tabIndex={-1} ref={endNavigation}>
        <h1 ref={isAtTable ? nameTab : undefined}>{isAtTable ? TABLE_ORDER.title : CHECKOUT.title}</h1>
        {!isHydrated || isReloading || account === undefined || isNavigating ? (
          <Pending />
        ) : (
          <CheckoutGate isAtTable={isAtTable}>
            {!hasCart ? (
              <NothingToOrder {...{ order, orderedMeanwhile }} isCancelled={paymentCanceled !== ''} />
            ) : !hasBegun ? (
              <CannotOrder order={order} />
            ) : isAtTable ? (
              <TableCheckout order={order} isCancelled={paymentCanceled !== ''} />
            ) : (
              <CheckoutForm
                key={account?.id}
                {...{ order, account, hasSignedOut }}
                isCancelled={paymentCanceled !== ''}
              />
            )}
          </CheckoutGate>
        )}
      </main>
      <SiteFoot />
      <ArrivalDialogs />
      {!isAtTable && <GroupWatch place="checkout" />}
    </>
  );
}

/** The server's document does not know of the table. */
const nameTab = (heading: HTMLElement | null): void => {
  if (heading) document.title = document.title.replace(CHECKOUT.title, TABLE_ORDER.title);
};

/** Without a time to order for, no form is begun; one that was begun stays. Before hydration, the order is not the guest's. */
function useHasBegun({ orderability: { can } }: Order, isShown: boolean, wasSent: boolean): boolean {
  const [hasBegun, setBegun] = useState(wasSent);
  if (!hasBegun && isShown && can !== 'never') setBegun(true);
  return hasBegun || can !== 'never';
}

/** The session ended while the page was open, as when another tab signs out: what came from the account is gone. */
function useHasSignedOut(account: AccountAnswer | null | undefined): boolean {
  const [wasSignedIn, setSignedIn] = useState(false);
  if (account && !wasSignedIn) setSignedIn(true);
  return wasSignedIn && account === null;
}

/** At a table everybody orders for themselves, so no group has to be ready. */
function CheckoutGate({ isAtTable, children }: { readonly isAtTable: boolean; readonly children: ReactNode }) {
  return isAtTable ? <Suspense fallback={<Skeleton />}>{children}</Suspense> : <GroupGate>{children}</GroupGate>;
}

interface CheckoutFormProps {
  readonly order: Order;
  /** null: not signed in. */
  readonly account: AccountAnswer | null;
  readonly hasSignedOut: boolean;
  /** The guest came back from the provider without paying (S2 §2 /checkout/{paymentCanceled}). */
  readonly isCancelled: boolean;
}

function CheckoutForm({ order, account, hasSignedOut, isCancelled }: CheckoutFormProps) {
  const { shop } = useShop();
  const form = useCheckoutFields(order, account);
  const checkout = useCheckout({ order, form, table: null }, isCancelled);
  const { notice } = checkout.state;
  const { orderType } = order;
  const canOrder = order.orderability.can !== 'never';
  const sending = useForm({ first: {}, take: () => void (canOrder && checkout.submit()) });
  const paysNothing = hasNothingToPay(order);
  const sections = listSections(orderType);
  const [where, contact, payment, consent] = sections;
  return (
    <>
      <Form form={sending} className="checkout-columns" noValidate>
        <div className="checkout-form">
          <CheckoutNavigation sections={sections} />
          {order.group && <FixedCartsNotice />}
          {hasSignedOut && (
            <Notice kind="warn" icon="user" role="status">
              {CHECKOUT.signedOut}
            </Notice>
          )}
          <ErrorList form={form} />
          <FormSection {...where}>
            <WhereAndWhen order={order} form={form} />
          </FormSection>
          <FormSection {...contact}>
            <ContactFields form={form} isDelivery={orderType === 'delivery'} />
          </FormSection>
          <FormSection {...payment}>
            {notice && <PaymentNotice kind={notice} />}
            {paysNothing ? (
              <p>{CHECKOUT.nothingToPay}</p>
            ) : (
              <PaymentChoice
                form={form}
                methods={allowedPaymentMethods(shop, orderType)}
                orderType={orderType}
                amount={order.priced.steps.total}
              />
            )}
            <CouponFold order={order} />
            <ReservedCoupon phone={form.fields.phone} />
          </FormSection>
          <FormSection {...consent}>
            <ConsentFields form={form} />
          </FormSection>
          <CheckoutBar order={order} />
        </div>
        <OrderSummary order={order}>
          <RisenTotal />
          <OrderButton
            order={order}
            checkout={checkout}
            isPayPal={form.fields.paymentMethod === 'PayPal_Platform' && !paysNothing}
          />
        </OrderSummary>
      </Form>
      <CheckoutQuestions order={order} checkout={checkout} />
    </>
  );
}

const listSections = (orderType: DeliveryType) =>
  [
    { id: 'checkout-where', title: orderType === 'delivery' ? CHECKOUT.addressAndTime : CHECKOUT.pickupAndTime },
    { id: 'checkout-contact', title: CHECKOUT.contact },
    { id: 'checkout-payment', title: CHECKOUT.payment },
    { id: 'checkout-consent', title: CHECKOUT.consent },
  ] as const;

function CouponFold({ order: { coupon, priced } }: Pick<CheckoutFormProps, 'order'>) {
  return (
    <Fold
      title={COUPON.open}
      content={coupon.state === 'valid' ? coupon.code : ''}
      hasError={coupon.state === 'invalid'}
    >
      <CouponField coupon={coupon} hint={priced.hints.coupon} />
    </Fold>
  );
}
