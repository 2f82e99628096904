import { randomBytes } from 'node:crypto';
import type { TelephoneOrder } from '@tischlein/contract/office';
import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import { orderId, toCents } from '@tischlein/domain';
import { MINUTES_TO_PAY } from '@tischlein/domain/payments';
import { plusMinutes, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatDueLabel } from './due-label.ts';
import type { FindGroup } from './group-to-order.ts';
import { toOrderLink } from './order-code.ts';
import { readOrder, type StoredOrder } from './orders.store.ts';
import { placeOrder, type PlaceOrderOutcome } from './place-order.ts';
import type { TelephoneTaking } from './telephone-taking.ts';
import type { Tester } from './test-order.ts';

/** What only the browser of a guest says. */
const NOT_ON_TELEPHONE = {
  sessionId: null,
  userId: null,
  groupOrderId: null,
  acceptedTerms: null,
  acceptAdvertising: false,
  advertisingVersion: null,
  toldOfObjection: false,
  account: null,
  createAccount: false,
  table: null,
  payLater: false,
  tip: 0,
  messageCook: '',
  paymentMethod: null,
} as const;

const NO_GROUPS: FindGroup = async () => ({ code: 'groupUnknown' });

interface TelephoneRequest {
  readonly order: Omit<ParsedOrderRequest, keyof typeof NOT_ON_TELEPHONE>;
  readonly clientKey: string | null;
  readonly taking: TelephoneTaking;
  /** null: the shop is open. */
  readonly tester: Tester | null;
}

type TakeOutcome =
  | { readonly code: 'taken'; readonly order: TelephoneOrder; readonly isReplay: boolean }
  | Exclude<PlaceOrderOutcome, { code: 'placed' }>;

/** Takes an order on the telephone, on the path of every order (decision 054). */
export async function takeTelephoneOrder(
  deps: Deps,
  shop: LoadedShop,
  { order, clientKey, taking, tester }: TelephoneRequest,
): Promise<TakeOutcome> {
  const outcome = await placeOrder(deps, shop, {
    request: { ...order, ...NOT_ON_TELEPHONE },
    // Keys of guests and of staff never meet.
    clientKey: clientKey === null ? null : `telephone:${clientKey}`,
    // Without an owner until the guest opens the link: the session of the staff's browser is not theirs, nor are its coupons.
    session: randomBytes(16).toString('base64url'),
    isNewSession: true,
    accountOwner: null,
    findGroup: NO_GROUPS,
    table: null,
    tester,
    telephone: taking,
  });
  if (outcome.code !== 'placed') return outcome;
  const stored = await readOrder(deps.database.read, shop.id, orderId(outcome.answer.order.id));
  if (!stored) throw new Error('an order was placed and is gone');
  return { code: 'taken', order: toTelephoneOrder(deps, shop, stored), isReplay: outcome.isReplay };
}

function toTelephoneOrder(deps: Deps, shop: LoadedShop, order: StoredOrder): TelephoneOrder {
  const waitsForPayment = order.released_at === null;
  return {
    id: order.order_id,
    number: order.number,
    total: toCents(order.total),
    isTest: order.purpose === 'test',
    waitsForPayment,
    payUntil: waitsForPayment ? plusMinutes(order.placed_at, MINUTES_TO_PAY) : null,
    dueLabel: formatDueLabel(order, toWallTime(deps.clock.now())),
    link: order.purpose === 'test' ? '' : toOrderLink(deps, shop, order.order_id),
  };
}
