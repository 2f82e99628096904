import { WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { type Mail, markTestMail, type OrderMail } from '@tischlein/documents/mail';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { Job } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toWallTime } from '../clock.ts';
import { formatExpectedTime } from './expected-time.ts';
import { formatPlacedAt } from './format-order-time.ts';
import { readOrder, type StoredOrder } from './orders.store.ts';

export interface OrderMailDeps extends Pick<Deps, 'database' | 'shops' | 'publicUrl'> {
  readonly sendMail: SendMail;
}

export interface OrderMailContext {
  readonly order: StoredOrder;
  readonly shop: LoadedShop;
  /** The order as the wording of mails needs it. */
  readonly mail: OrderMail;
}

interface OrderMailDraft {
  readonly content: Mail;
  /** The guest who ordered by default. */
  readonly to?: { readonly name: string; readonly email: string };
  /** The restaurant by default. */
  readonly replyTo?: string;
}

/** Sends a mail about the order of a job, with the order as it is now. */
export async function sendOrderMail(
  { database, shops, publicUrl, sendMail }: OrderMailDeps,
  job: Job,
  draftMail: (context: OrderMailContext) => OrderMailDraft | Promise<OrderMailDraft>,
): Promise<void> {
  const shop = await shops.shopByRef(job.shopId);
  const order = job.orderId && (await readOrder(database.read, job.shopId, job.orderId));
  if (!shop || !order) throw new Error(`no order for ${job.kind} ${job.id}`);
  const draft = await draftMail({ order, shop, mail: toOrderMail(order, shop, publicUrl) });
  const content = order.purpose === 'test' ? markTestMail(draft.content) : draft.content;
  await sendMail(job, { shop: shop.config, to: order.contact, ...draft, content });
}

function toOrderMail(order: StoredOrder, shop: LoadedShop, publicUrl: string): OrderMail {
  const { config } = shop;
  const address = toShopUrl(publicUrl, config);
  return {
    ...toMailSender(shop, publicUrl),
    number: order.number,
    deliveryType: order.delivery_type,
    placedAt: formatPlacedAt(order),
    serveTime:
      formatExpectedTime({ ...order, promised_at: null }, { ...config, now: toWallTime(order.placed_at) }) || null,
    contact: order.contact,
    messageCook: order.contact.messageCook,
    messageDriver: order.contact.messageDriver,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    quote: order.quote,
    ageCheck: order.age_check,
    statusUrl: `${address}/checkout/success/${order.order_id}`,
    receiptUrl: order.purpose === 'test' ? null : `${address}/checkout/success/${order.order_id}/beleg`,
    // In the fragment, which is not sent to servers and so reaches no log.
    withdrawalUrl: `${address}/static/${WITHDRAWAL_PAGE}#${order.order_id}`,
  };
}
