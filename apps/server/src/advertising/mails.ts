import { ADVERTISING_PAGE } from '@tischlein/domain/shop';
import { advertisingAskedMail } from '@tischlein/documents/mail';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { formatPlacedAt } from '../orders/format-order-time.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { readConsent } from './advertising.store.ts';
import { createConsentToken } from './consent-token.ts';
import { ADVERTISING_ASKED } from './jobs.ts';
import { createUnsubscribeUrl } from './unsubscribe-link.ts';

interface AdvertisingMailDeps extends Pick<Deps, 'database' | 'shops' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail;
}

/** The mail that asks to confirm advertising. */
export const advertisingMails = (deps: AdvertisingMailDeps): readonly JobHandler[] => [
  ADVERTISING_ASKED.handle(async ({ consentId }, job) => {
    const { database, shops, publicUrl, secretKey, sendMail } = deps;
    const consent = await readConsent(database.read, job.shopId, consentId);
    // Deleted with the account.
    if (!consent) return;
    const order = await readOrder(database.read, consent.shop_id, consent.order_id);
    const shop = await shops.shopByRef(consent.shop_id);
    if (!order || !shop) throw new Error(`no order for consent ${consentId}`);
    const { number, contact } = order;
    const url = `${toShopUrl(publicUrl, shop.config)}/static/${ADVERTISING_PAGE}#${createConsentToken(consent, secretKey)}`;
    const content = advertisingAskedMail(
      { ...toMailSender(shop, publicUrl), number, placedAt: formatPlacedAt(order) },
      { version: consent.text_version, url, asksForRatings: shop.config.feedbackMails !== undefined },
    );
    const unsubscribeUrl = createUnsubscribeUrl(consent, toShopUrl(publicUrl, shop.config), secretKey);
    await sendMail(job, { shop: shop.config, to: contact, content, unsubscribeUrl });
  }),
];
