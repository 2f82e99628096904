import { OWN_DATA_PAGE } from '@tischlein/domain/shop';
import { ownDataMail } from '@tischlein/documents/mail';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { OWN_DATA_LINK } from './jobs.ts';
import { readOwnDataToken } from './own-data-link.ts';
import { readOwnData } from './own-data.ts';

interface GuestMailDeps extends Pick<
  Deps,
  'database' | 'shops' | 'clock' | 'publicUrl' | 'secretKey' | 'personalData'
> {
  readonly sendMail: SendMail;
}

/** The mail with a link to the own data. */
export const guestMails = (deps: GuestMailDeps): readonly JobHandler[] => [
  OWN_DATA_LINK.handle(async ({ token }, job) => {
    const { shops, publicUrl, secretKey, clock, sendMail } = deps;
    const shop = await shops.shopByRef(job.shopId);
    const email = readOwnDataToken(token, { secretKey, shopId: job.shopId }, clock.now());
    // Nothing to show, or the link has expired before its mail was sent.
    if (!shop || email === null || (await readOwnData(deps, shop, email)).shops.length === 0) return;
    const url = `${toShopUrl(publicUrl, shop.config)}/static/${OWN_DATA_PAGE}#${token}`;
    const content = ownDataMail(toMailSender(shop, publicUrl), url);
    await sendMail(job, { shop: shop.config, to: { name: '', email }, content });
  }),
];
