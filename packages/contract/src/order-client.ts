import { type ApiResult, call, type Fetch } from './client.ts';
import type {
  AdvertisingConsent,
  AdvertisingStep,
  CaptureResponse,
  OrderInfo,
  OrderStatusAnswer,
  PaymentRequest,
  PaymentResponse,
  Receipt,
  SettleResponse,
  WithdrawalAnswer,
  WithdrawalRequest,
  ShopEvent,
} from './shop/index.ts';

/** Which order is paid, and how: both as the answer of the order call named them. */
export interface OrderToPay {
  readonly orderId: string;
  /** paymentGatewayId */
  readonly gateway: string;
}

/** The calls about an order that was placed (S2 §7); apart from the others, since few pages need them. */
export interface OrderClient {
  info(orderId: string): Promise<ApiResult<OrderInfo>>;
  status(orderId: string): Promise<ApiResult<OrderStatusAnswer>>;
  receipt(orderId: string): Promise<ApiResult<Receipt>>;
  /** Declares a withdrawal from the contract (§ 356a BGB). */
  withdraw(request: WithdrawalRequest): Promise<ApiResult<WithdrawalAnswer>>;
  /** What to do with the consent to advertising whose token came by mail. */
  advertising(step: AdvertisingStep, token: string): Promise<ApiResult<AdvertisingConsent>>;
  prepare(order: OrderToPay, request?: PaymentRequest): Promise<ApiResult<PaymentResponse>>;
  settle(order: OrderToPay): Promise<ApiResult<SettleResponse>>;
  /** Ends an order that is not paid, because its guest orders otherwise. */
  giveUp(order: OrderToPay): Promise<ApiResult<SettleResponse>>;
  /** Takes what was approved with PayPal's button; `reference` is PayPal's own order. */
  capturePayPal(order: OrderToPay, reference: string): Promise<ApiResult<CaptureResponse>>;
  /** Reports something that happened to the guest (S2 §7). */
  event(event: ShopEvent): Promise<ApiResult<null>>;
}

/** A client for orders at the shop with this id or slug. */
export function createOrderClient(fetch: Fetch, shop: string): OrderClient {
  const at = (path: string, id: string): string =>
    `/api/shop/${encodeURIComponent(shop)}/${path}/${encodeURIComponent(id)}`;
  const payment = ({ gateway, orderId }: OrderToPay): string => at(`payment/${encodeURIComponent(gateway)}`, orderId);
  return {
    info: (orderId) => call(fetch, { method: 'GET', path: at('info', orderId) }),
    status: (orderId) => call(fetch, { method: 'GET', path: at('status', orderId) }),
    receipt: (orderId) => call(fetch, { method: 'GET', path: at('receipt', orderId) }),
    withdraw: (request) =>
      call(fetch, { method: 'POST', path: `/api/shop/${encodeURIComponent(shop)}/withdrawal`, body: request }),
    advertising: (step, token) => call(fetch, { method: 'POST', path: at('advertising', step), body: { token } }),
    prepare: (order, request = {}) => call(fetch, { method: 'POST', path: payment(order), body: request }),
    settle: (order) => call(fetch, { method: 'POST', path: `${payment(order)}/settle`, body: {} }),
    giveUp: (order) => call(fetch, { method: 'POST', path: `${payment(order)}/give-up`, body: {} }),
    capturePayPal: (order, reference) =>
      call(fetch, { method: 'GET', path: `${payment(order)}/paypal/${encodeURIComponent(reference)}` }),
    event: (event) => call(fetch, { method: 'POST', path: `/api/shop/${encodeURIComponent(shop)}/event`, body: event }),
  };
}
