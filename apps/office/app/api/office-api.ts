import { type ApiResult, type Call, call } from '@tischlein/contract/client';
import type {
  AccountCheck,
  DeskOrder,
  DeskOrders,
  LocatedAnswer,
  Mails,
  MaskedAccounts,
  OfficeSession,
  OpeningRequest,
  OpeningSettings,
  OrderActionRequest,
  OrderPayment,
  PauseRequest,
  PauseState,
  PaymentProviderName,
  PaymentTasks,
  RefundRequest,
  StockRequest,
  StockState,
} from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { OrderAction } from '@tischlein/domain/orders';
import type { ShopConfig } from '@tischlein/domain/shop';

const request = <Value>(
  method: string,
  path: string,
  { body, headers = {} }: Pick<Call, 'body' | 'headers'> = {},
): Promise<ApiResult<Value>> =>
  call<Value>((address, init) => fetch(address, init), { method, path: `/api/office/${path}`, body, headers });

/** Answers 401 if nobody is signed in. */
export const readSession = (): Promise<ApiResult<OfficeSession>> => request('GET', 'session');
export const signIn = (email: string, password: string): Promise<ApiResult<OfficeSession>> =>
  request('POST', 'session', { body: { email, password } });
export const signOut = (): Promise<ApiResult<null>> => request('DELETE', 'session');

/** Open orders and today's orders. */
export const readOrders = (shop: string): Promise<ApiResult<DeskOrders>> => request('GET', `shop/${shop}/orders`);
export const runOrderAction = (
  order: { readonly shop: string; readonly id: string },
  action: OrderAction,
  details: OrderActionRequest,
): Promise<ApiResult<DeskOrder>> =>
  request('POST', `shop/${order.shop}/orders/${order.id}/${action}`, { body: details });

/** Marks the withdrawals of an order as handled. */
export const handleWithdrawals = (shop: string, orderId: string): Promise<ApiResult<DeskOrder>> =>
  request('POST', `shop/${shop}/orders/${orderId}/withdrawal/handled`);

export const readPayment = (shop: string, orderId: string): Promise<ApiResult<OrderPayment>> =>
  request('GET', `shop/${shop}/orders/${orderId}/payment`);
export const findPayment = (shop: string, number: number): Promise<ApiResult<OrderPayment>> =>
  request('GET', `shop/${shop}/order-numbers/${number}/payment`);
export const requestRefund = (shop: string, orderId: string, body: RefundRequest): Promise<ApiResult<OrderPayment>> =>
  request('POST', `shop/${shop}/orders/${orderId}/refunds`, { body });

/** Accounts at payment providers, with masked secrets. */
export const readAccounts = (shop: string): Promise<ApiResult<MaskedAccounts>> =>
  request('GET', `shop/${shop}/payment-accounts`);
export const writeAccount = (shop: string, body: object): Promise<ApiResult<MaskedAccounts>> =>
  request('PUT', `shop/${shop}/payment-accounts`, { body });
export const removeAccount = (shop: string, provider: PaymentProviderName): Promise<ApiResult<MaskedAccounts>> =>
  request('DELETE', `shop/${shop}/payment-accounts/${provider}`);
export const checkAccount = (shop: string, provider: PaymentProviderName): Promise<ApiResult<AccountCheck>> =>
  request('POST', `shop/${shop}/payment-accounts/${provider}/check`);

/** Payment problems that need a person. */
export const readTasks = (shop: string): Promise<ApiResult<PaymentTasks>> =>
  request('GET', `shop/${shop}/payment-tasks`);
export const finishTask = (shop: string, { orderId, kind }: PaymentTasks[number]): Promise<ApiResult<null>> =>
  request('DELETE', `shop/${shop}/payment-tasks/${orderId}/${kind}`);

/** Mails written to files, when no SMTP server is configured. */
export const readMails = (): Promise<ApiResult<Mails>> => request('GET', 'mails');

/** URL of the desk's event stream, starting after this sequence number. */
export const eventsAddress = (shop: string, after: number): string => `/api/office/shop/${shop}/events?after=${after}`;

export const readOpening = (shop: string): Promise<ApiResult<OpeningSettings>> =>
  request('GET', `shop/${shop}/opening`);
/** Fails if the version has changed since it was read. */
export const writeOpening = (
  shop: string,
  body: OpeningRequest,
  version: number,
): Promise<ApiResult<OpeningSettings>> =>
  request('PUT', `shop/${shop}/opening`, { body, headers: { 'if-match': `"${version}"` } });
export const readMenu = (shop: string): Promise<ApiResult<MenuDocument>> => request('GET', `shop/${shop}/menu`);

export const readPause = (shop: string): Promise<ApiResult<PauseState>> => request('GET', `shop/${shop}/pause`);
export const startPause = (shop: string, body: PauseRequest): Promise<ApiResult<PauseState>> =>
  request('PUT', `shop/${shop}/pause`, { body });
export const endPause = (shop: string): Promise<ApiResult<PauseState>> => request('DELETE', `shop/${shop}/pause`);

export const readStock = (shop: string): Promise<ApiResult<StockState>> => request('GET', `shop/${shop}/stock`);
export const writeStock = (shop: string, body: StockRequest): Promise<ApiResult<StockState>> =>
  request('PUT', `shop/${shop}/stock`, { body });

/** URL of the event stream that reports changes of hours, pause and menu. */
export const shopEventsAddress = (shop: string): string => `/api/shop/${shop}/events?after=0`;

/** A document with the version to send as If-Match. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

export async function readConfig(shop: string): Promise<ApiResult<Versioned<ShopConfig>>> {
  let version = '';
  const answer = await call<ShopConfig>(
    async (address, init) => {
      const response = await fetch(address, init);
      version = (response.headers.get('etag') ?? '').replace('W/', '');
      return response;
    },
    { method: 'GET', path: `/api/office/shop/${shop}/config` },
  );
  return answer.ok ? { ok: true, value: { value: answer.value, version } } : answer;
}
/** Fails if the version has changed since it was read. */
export const writeConfig = (shop: string, body: ShopConfig, version: string): Promise<ApiResult<null>> =>
  request('PUT', `shop/${shop}/config`, { body, headers: { 'if-match': version } });

/** Geocodes an address, regardless of the zones. */
export const locate = (shop: string, location: string): Promise<ApiResult<LocatedAnswer>> =>
  request('POST', `shop/${shop}/locate`, { body: { location } });
