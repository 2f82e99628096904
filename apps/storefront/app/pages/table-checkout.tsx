import type { GuestTable } from '@tischlein/contract/shop';
import { add, NO_CENTS } from '@tischlein/domain';
import { findTermsVersions, isCurrent, isOnlineMethod, type PaymentMethod } from '@tischlein/domain/shop';
import { NO_TIP, tipAmount } from '@tischlein/domain/table';
import { Field } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { CHECKOUT, TABLE_ORDER } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { CheckoutBar } from '../features/checkout/checkout-bar.tsx';
import { CheckoutQuestions } from '../features/checkout/checkout-questions.tsx';
import { TableConsent } from '../features/checkout/consents.tsx';
import { ErrorList } from '../features/checkout/error-list.tsx';
import { FormSection } from '../features/checkout/form-section.tsx';
import { OrderButton } from '../features/checkout/order-button.tsx';
import { hasNothingToPay, isPaidLater } from '../features/checkout/order-request.ts';
import { RisenTotal } from '../features/checkout/risen-total.tsx';
import { OrderSummary } from '../features/checkout/order-summary.tsx';
import { PaymentNotice } from '../features/checkout/payment-notice.tsx';
import { useCheckout } from '../features/checkout/use-checkout.ts';
import { type CheckoutFormState, useCheckoutFields } from '../features/checkout/use-checkout-fields.ts';
import { TableGate } from '../features/table/table-gate.tsx';
import { TableSums } from '../features/table/table-sums.tsx';
import { TipFields } from '../features/table/tip-fields.tsx';
import type { Order } from '../ordering/use-order.ts';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import type { ShopView } from '../shop/shop-view.ts';
import { keepTableTerms, readTableName, readTableTerms } from '../table/kept-for-today.ts';

interface TableCheckoutProps {
  readonly order: Order;
  readonly isCancelled: boolean;
}

/** The checkout at a table: method, tip, message, consent, and the complete order directly above the button (S3 K14). */
export function TableCheckout(props: TableCheckoutProps) {
  return <TableGate>{(table) => <TableForm table={table} {...props} />}</TableGate>;
}

function TableForm({ table, order, isCancelled }: TableCheckoutProps & { readonly table: GuestTable }) {
  const { shop } = useShop();
  const form = useCheckoutFields(order, null);
  const [tip, setTip] = useState(NO_TIP);
  const [isKnown] = useState(() => hasAcceptedToday(shop, table.table));
  const { total } = order.priced.steps;
  const paysNothing = hasNothingToPay(order);
  const paysOnline = !paysNothing && !isPaidLater(form.fields);
  const given = paysOnline ? tipAmount(tip, total) : NO_CENTS;
  const { access, payAtTable } = table;
  const atTable = { table: table.table, access, payAtTable, name: readTableName(shop.id), tip: given };
  const checkout = useCheckout({ order, form, table: atTable }, isCancelled);
  const sending = useForm({
    first: {},
    take: () => {
      if (order.orderability.can === 'never') return;
      const { acceptedTerms } = form.consents;
      if (acceptedTerms) keepTableTerms(shop.id, table.table, acceptedTerms);
      checkout.submit();
    },
  });
  return (
    <>
      <Form form={sending} className="checkout-columns" noValidate>
        <div className="checkout-form">
          <ErrorList form={form} />
          <FormSection title={TABLE_ORDER.pay}>
            {checkout.state.notice && <PaymentNotice kind={checkout.state.notice} />}
            {paysNothing ? (
              <p>{CHECKOUT.nothingToPay}</p>
            ) : (
              <PaymentChoice
                form={form}
                methods={listMethods(shop, table)}
                orderType="dineIn"
                amount={add(total, given)}
                noMethods={TABLE_ORDER.noMethods}
              />
            )}
          </FormSection>
          {!paysNothing && (
            <FormSection title={TABLE_ORDER.tip} remark={TABLE_ORDER.voluntary}>
              {paysOnline ? (
                <TipFields tip={tip} amount={total} recipient={table.tipRecipient} onChange={setTip} />
              ) : (
                <p className="soft">{TABLE_ORDER.tipOnlyOnline}</p>
              )}
            </FormSection>
          )}
          <FormSection title={TABLE_ORDER.forKitchen}>
            <Message form={form} />
          </FormSection>
          <FormSection title={TABLE_ORDER.consent}>
            <TableConsent form={form} isKnown={isKnown} />
          </FormSection>
          <CheckoutBar order={order} />
        </div>
        <OrderSummary order={order}>
          {given > 0 && (
            <TableSums
              rows={[{ name: TABLE_ORDER.tip, amount: given }]}
              total={{ name: TABLE_ORDER.youPay, amount: add(total, given) }}
            />
          )}
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

function Message({ form }: { readonly form: CheckoutFormState }) {
  return (
    <Field label={TABLE_ORDER.message} remark={TABLE_ORDER.optional}>
      {(control) => (
        <textarea
          className="input"
          name="messageCook"
          rows={2}
          maxLength={500}
          placeholder={TABLE_ORDER.messageExample}
          value={form.fields.messageCook}
          onChange={(event) => form.change({ messageCook: event.target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

/** Online, and 'Bei der Bedienung' where the shop offers it to guests who scanned the code (S3 W12). */
function listMethods(shop: ShopView, { access, payAtTable }: GuestTable): readonly PaymentMethod[] {
  const online = shop.paymentMethods.filter(isOnlineMethod);
  return payAtTable && access === 'scanned' ? [...online, 'offline'] : online;
}

function hasAcceptedToday(shop: ShopView, table: number): boolean {
  const current = findTermsVersions(shop.pages);
  return current !== null && isCurrent(readTableTerms(shop.id, table), current);
}
