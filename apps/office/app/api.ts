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

/** Who is signed in; 401 when nobody is. */
export const readSession = (): Promise<ApiResult<OfficeSession>> => request('GET', 'session');
export const signIn = (email: string, password: string): Promise<ApiResult<OfficeSession>> =>
  request('POST', 'session', { body: { email, password } });
export const signOut = (): Promise<ApiResult<null>> => request('DELETE', 'session');

/** Open orders and those of today. */
export const readOrders = (shop: string): Promise<ApiResult<DeskOrders>> => request('GET', `shop/${shop}/orders`);
export const runOrderAction = (
  order: { readonly shop: string; readonly id: string },
  action: OrderAction,
  details: OrderActionRequest,
): Promise<ApiResult<DeskOrder>> =>
  request('POST', `shop/${order.shop}/orders/${order.id}/${action}`, { body: details });

/** What was withdrawn from an order is seen to. */
export const handleWithdrawals = (shop: string, orderId: string): Promise<ApiResult<DeskOrder>> =>
  request('POST', `shop/${shop}/orders/${orderId}/withdrawal/handled`);

/** An order's money. */
export const readPayment = (shop: string, orderId: string): Promise<ApiResult<OrderPayment>> =>
  request('GET', `shop/${shop}/orders/${orderId}/payment`);
export const findPayment = (shop: string, number: number): Promise<ApiResult<OrderPayment>> =>
  request('GET', `shop/${shop}/order-numbers/${number}/payment`);
export const requestRefund = (shop: string, orderId: string, body: RefundRequest): Promise<ApiResult<OrderPayment>> =>
  request('POST', `shop/${shop}/orders/${orderId}/refunds`, { body });

/** Accounts at payment providers, nothing of a secret in them. */
export const readAccounts = (shop: string): Promise<ApiResult<MaskedAccounts>> =>
  request('GET', `shop/${shop}/payment-accounts`);
export const writeAccount = (shop: string, body: object): Promise<ApiResult<MaskedAccounts>> =>
  request('PUT', `shop/${shop}/payment-accounts`, { body });
export const removeAccount = (shop: string, provider: PaymentProviderName): Promise<ApiResult<MaskedAccounts>> =>
  request('DELETE', `shop/${shop}/payment-accounts/${provider}`);
export const checkAccount = (shop: string, provider: PaymentProviderName): Promise<ApiResult<AccountCheck>> =>
  request('POST', `shop/${shop}/payment-accounts/${provider}/check`);

/** What somebody has to know or do about payments. */
export const readTasks = (shop: string): Promise<ApiResult<PaymentTasks>> =>
  request('GET', `shop/${shop}/payment-tasks`);
export const finishTask = (shop: string, { orderId, kind }: PaymentTasks[number]): Promise<ApiResult<null>> =>
  request('DELETE', `shop/${shop}/payment-tasks/${orderId}/${kind}`);

/** Mails that were written to files because no SMTP server is set. */
export const readMails = (): Promise<ApiResult<Mails>> => request('GET', 'mails');

/** Where the desk's events come from, going on after this sequence number. */
export const eventsAddress = (shop: string, after: number): string => `/api/office/shop/${shop}/events?after=${after}`;

/** Hours and capacity of a shop. */
export const readOpening = (shop: string): Promise<ApiResult<OpeningSettings>> =>
  request('GET', `shop/${shop}/opening`);
/** Saves them, unless somebody else has meanwhile. */
export const writeOpening = (
  shop: string,
  body: OpeningRequest,
  version: number,
): Promise<ApiResult<OpeningSettings>> =>
  request('PUT', `shop/${shop}/opening`, { body, headers: { 'if-match': `"${version}"` } });
export const readMenu = (shop: string): Promise<ApiResult<MenuDocument>> => request('GET', `shop/${shop}/menu`);

/** Whether orders are stopped for now. */
export const readPause = (shop: string): Promise<ApiResult<PauseState>> => request('GET', `shop/${shop}/pause`);
export const startPause = (shop: string, body: PauseRequest): Promise<ApiResult<PauseState>> =>
  request('PUT', `shop/${shop}/pause`, { body });
export const endPause = (shop: string): Promise<ApiResult<PauseState>> => request('DELETE', `shop/${shop}/pause`);

/** What is out of stock. */
export const readStock = (shop: string): Promise<ApiResult<StockState>> => request('GET', `shop/${shop}/stock`);
export const writeStock = (shop: string, body: StockRequest): Promise<ApiResult<StockState>> =>
  request('PUT', `shop/${shop}/stock`, { body });

/** Where it is heard that a shop's hours, pause or menu have changed. */
export const shopEventsAddress = (shop: string): string => `/api/shop/${shop}/events?after=0`;

/** A document and the version that a change of it must name. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

/** A shop's whole configuration. */
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
/** Saves it, unless somebody else has meanwhile. */
export const writeConfig = (shop: string, body: ShopConfig, version: string): Promise<ApiResult<null>> =>
  request('PUT', `shop/${shop}/config`, { body, headers: { 'if-match': version } });

/** Where a typed location is, whatever the zones say. */
export const locate = (shop: string, location: string): Promise<ApiResult<LocatedAnswer>> =>
  request('POST', `shop/${shop}/locate`, { body: { location } });
