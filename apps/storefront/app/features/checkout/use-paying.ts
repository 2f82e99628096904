import * as calls from '@tischlein/contract/calls';
import { waitForHistory } from '@tischlein/ui/dialog-history';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '../../shop/paths.ts';
import { openAmazonPay, type WalletButton } from '../../payment/amazon-pay.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { preparePayment } from '../../payment/prepare-payment.ts';
import { type OrderToPay, readUnpaid } from '../../payment/unpaid-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { startNavigatingToOrder } from './navigating-to-order.ts';
import type { PaymentOutcome, PaymentNotice, PaymentSteps } from './use-payment-steps.ts';
import { send } from '../../api/send.ts';

/** Prepares a payment and follows its next step. */
export function usePaying() {
  const page = useShop();
  const navigate = useNavigate();
  const [step, setStep] = useState<PaymentSteps['step']>('address');
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const showOrder = (orderId: string): void => {
    startNavigatingToOrder();
    void waitForHistory().then(() => navigate(orderPath(orderId), { replace: true }));
  };
  const comeBack = (why: PaymentNotice): void => {
    setStep('address');
    setNotice(why);
  };
  const openWallet = async (button: WalletButton): Promise<void> => {
    setStep('external');
    if (!(await openAmazonPay(page.shop.paymentScripts?.AmazonPay_Checkout ?? '', button))) comeBack('failed');
  };
  const pay = async (order: OrderToPay): Promise<PaymentOutcome> => {
    setStep('prepare');
    setNotice(null);
    const next = await preparePayment(page.shop.id, order);
    if (next.kind === 'payPal') {
      setStep('address');
      return { payPalOrder: next.id };
    }
    if (next.kind === 'external') {
      setStep('external');
      await waitForHistory();
      location.assign(next.url);
    } else if (next.kind === 'wallet') await openWallet(next.button);
    else if (next.kind === 'failed' || next.kind === 'addressHint') comeBack('failed');
    else showOrder(order.orderId);
    if (next.kind === 'paid') forgetOrder(page);
    return 'gone';
  };
  return { step, notice, setStep, setNotice, pay, showOrder, comeBack };
}

interface PaymentCallbacks {
  readonly setStep: (step: PaymentSteps['step']) => void;
  readonly comeBack: (why: PaymentNotice) => void;
  readonly showOrder: (orderId: string) => void;
}

/** Captures a payment approved with PayPal's button. */
export function useTakePayPal({ setStep, comeBack, showOrder }: PaymentCallbacks): PaymentSteps['takePayPal'] {
  const page = useShop();
  return async (payPalOrder) => {
    const unpaid = readUnpaid(page.shop.id);
    if (!unpaid) return 'gone';
    setStep('prepare');
    const { gateway, orderId } = unpaid;
    const params = { shop: page.shop.id, gateway, orderId, reference: payPalOrder };
    const answer = await send(calls.capturePayPal, { params });
    // The order page keeps asking whether the money has arrived.
    const status = answer.ok ? answer.value.status : 'pending';
    if (status === 'failed' || status === 'INSTRUMENT_DECLINED') comeBack('failed');
    if (status === 'INSTRUMENT_DECLINED') return 'restart';
    if (status === 'success') forgetOrder(page);
    if (status !== 'failed') showOrder(unpaid.orderId);
    return 'gone';
  };
}
