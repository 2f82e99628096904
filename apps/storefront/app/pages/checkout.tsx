import type { AccountAnswer } from '@tischlein/contract/shop';
import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import { CHECKOUT, COUPON } from '@tischlein/wording/storefront';
import { type FormEvent, useEffect } from 'react';
import { Link } from '../browser/router.tsx';
import { ArrivalDialogs } from '../features/arrival/arrival-dialogs.tsx';
import { useAccount } from '../account/account.ts';
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
import { PaymentChoice } from '../features/checkout/payment-choice.tsx';
import { PaymentNotice } from '../features/checkout/payment-notice.tsx';
import { useCheckout } from '../features/checkout/use-checkout.ts';
import { useCheckoutFields } from '../features/checkout/use-checkout-fields.ts';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import { ReservedCoupon } from '../features/coupon/reserved-coupon.tsx';
import { FixedCartsNotice, GroupGate } from '../features/group/group-gate.tsx';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { useCartCleanup } from '../ordering/use-cart-cleanup.ts';
import { type Order, useOrder, useOrderToPlace } from '../ordering/use-order.ts';
import { PATHS } from '../shop/paths.ts';
import { documentPage, needsOwnDocument } from '../payment/provider-script.ts';
import type { PageProps } from './page-props.ts';
import { useShop } from '../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useHydrated } from '@tischlein/ui/use-hydrated';

/** The checkout: the form, and beside or below it the complete order directly above the button. */
export default function CheckoutPage({ id: paymentCanceled }: PageProps) {
  const order = useOrderToPlace();
  // Offers are chosen for the group's cart, items are removed from the own one.
  useCartCleanup({ ...useOrder(), priced: order.priced });
  const isHydrated = useHydrated();
  const isReloading = useOwnDocument();
  const isNavigating = useIsNavigatingToOrder();
  const account = useAccount();
  const hasCart = order.cart.lines.length + order.unsuitable.length > 0;
  return (
    <>
      <Bar />
      <main className="form-page checkout" id="content" tabIndex={-1} ref={endNavigation}>
        <h1>{CHECKOUT.title}</h1>
        {!isHydrated || isReloading || account === undefined || isNavigating ? (
          <Skeleton />
        ) : (
          <GroupGate>
            {hasCart ? (
              <CheckoutForm key={account?.id} order={order} account={account} isCancelled={paymentCanceled !== ''} />
            ) : (
              <NothingToOrder />
            )}
          </GroupGate>
        )}
      </main>
      <SiteFoot />
      <ArrivalDialogs />
      <GroupWatch place="checkout" />
    </>
  );
}

/**
 * Reloads the page if its document does not allow the provider scripts the checkout needs (Content-Security-Policy).
 */
function useOwnDocument(): boolean {
  const { paymentScripts = {} } = useShop().shop;
  const isHydrated = useHydrated();
  const isNeeded = isHydrated && needsOwnDocument(Object.values(paymentScripts), documentPage());
  useEffect(() => {
    if (isNeeded) location.reload();
  }, [isNeeded]);
  return isNeeded;
}

interface CheckoutFormProps {
  readonly order: Order;
  /** null: not signed in. */
  readonly account: AccountAnswer | null;
  /** The guest came back from the provider without paying (S2 §2 /checkout/{paymentCanceled}). */
  readonly isCancelled: boolean;
}

function CheckoutForm({ order, account, isCancelled }: CheckoutFormProps) {
  const { shop } = useShop();
  const form = useCheckoutFields(order, account);
  const checkout = useCheckout(order, form, isCancelled);
  const { notice } = checkout.state;
  const { orderType } = order;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    checkout.submit();
  };
  const paysNothing = hasNothingToPay(order);
  return (
    <>
      <form className="checkout-columns" onSubmit={submit} noValidate>
        <div className="checkout-form">
          {order.group && <FixedCartsNotice />}
          <ErrorList form={form} />
          <FormSection title={orderType === 'delivery' ? CHECKOUT.addressAndTime : CHECKOUT.pickupAndTime}>
            <WhereAndWhen order={order} form={form} />
          </FormSection>
          <FormSection title={CHECKOUT.contact}>
            <ContactFields form={form} isDelivery={orderType === 'delivery'} />
          </FormSection>
          <FormSection title={CHECKOUT.payment}>
            {notice && <PaymentNotice kind={notice} />}
            {paysNothing ? (
              <p>{CHECKOUT.nothingToPay}</p>
            ) : (
              <PaymentChoice form={form} methods={allowedPaymentMethods(shop, orderType)} orderType={orderType} />
            )}
            <CouponFold order={order} />
            <ReservedCoupon phone={form.fields.phone} />
          </FormSection>
          <FormSection title={CHECKOUT.consent}>
            <ConsentFields form={form} />
          </FormSection>
          <CheckoutBar order={order} />
        </div>
        <OrderSummary order={order}>
          <OrderButton checkout={checkout} isPayPal={form.fields.paymentMethod === 'PayPal_Platform' && !paysNothing} />
        </OrderSummary>
      </form>
      <CheckoutQuestions order={order} checkout={checkout} />
    </>
  );
}

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

/** 'Leerer Warenkorb' (S3 K7); also shown if the last item becomes unavailable while the form is filled in. */
function NothingToOrder() {
  return (
    <div className="empty" role="alert">
      <span className="empty-mark">
        <Icon name="bag" />
      </span>
      <h2>{CHECKOUT.emptyTitle}</h2>
      <p>{CHECKOUT.emptyHelp}</p>
      <Link className="button button-main" to={PATHS.start}>
        {CHECKOUT.toMenu}
      </Link>
    </div>
  );
}
