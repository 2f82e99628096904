import { SIGN_IN_PAGE } from '@tischlein/domain/shop';
import { signInMail } from '@tischlein/documents/mail';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { formatPlacedAt } from '../orders/format-order-time.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { readLink } from './account-links.store.ts';
import { readAccount } from './accounts.store.ts';
import { SIGN_IN_LINK } from './jobs.ts';
import { createSignInToken, isLinkExpired } from './send-link.ts';

interface AccountMailDeps extends Pick<Deps, 'database' | 'shops' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail;
}

/** The mail with a sign-in link. */
export const accountMails = (deps: AccountMailDeps): readonly JobHandler[] => [
  SIGN_IN_LINK.handle(async ({ accountShopId, linkId }, job) => {
    const { database, shops, clock, publicUrl, secretKey, sendMail } = deps;
    const link = await readLink(database.read, accountShopId, linkId);
    const account = link && (await readAccount(database.read, link));
    const shop = link && (await shops.shopByRef(link.via_shop_id));
    // The link was used, has expired or was deleted with its account.
    if (!account || !shop || isLinkExpired(link, clock.now())) return;
    const address = toShopUrl(publicUrl, shop.config);
    const content = signInMail(toMailSender(shop, publicUrl), {
      address,
      url: `${address}/static/${SIGN_IN_PAGE}#${createSignInToken(link, secretKey)}`,
      isNew: account.confirmed_at === null,
      order: await findLinkOrder(deps, link),
    });
    const to = { name: account.profile?.address.name ?? '', email: account.email };
    await sendMail(job, { shop: shop.config, to, content });
  }),
];

async function findLinkOrder({ database }: AccountMailDeps, { via_shop_id, order_id }: Row<'account_links'>) {
  const order = order_id && (await readOrder(database.read, via_shop_id, order_id));
  return order ? { number: order.number, placedAt: formatPlacedAt(order) } : null;
}
