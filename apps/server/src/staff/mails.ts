import { staffEmailChangedMail, staffLinkMail } from '@tischlein/documents/mail';
import { isAtOrAfter } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { toAccessUrl } from './access-links.ts';
import { readAccessLink } from './access-links.store.ts';
import { EMAIL_CHANGED, STAFF_LINK } from './jobs.ts';

interface StaffMailDeps extends Pick<Deps, 'database' | 'shops' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail;
}

/** The mails with links: an invitation, a forgotten password, a new address; and the notice to the previous address. */
export const staffMails = (deps: StaffMailDeps): readonly JobHandler[] => [
  STAFF_LINK.handle(async ({ linkId }, job) => {
    const link = await readAccessLink(deps.database.read, linkId);
    const shop = await deps.shops.shopByRef(job.shopId);
    // The link was used, has been replaced or revoked, or has expired.
    if (!link || !shop || isAtOrAfter(deps.clock.now(), link.expires_at)) return;
    const { kind, role } = link;
    if (kind === 'device') throw new Error('links of devices are not mailed');
    const content = staffLinkMail(toMailSender(shop, deps.publicUrl), { kind, role, url: toAccessUrl(link, deps) });
    await deps.sendMail(job, { shop: shop.config, to: { name: '', email: link.email }, content });
  }),
  EMAIL_CHANGED.handle(async ({ to }, job) => {
    const shop = await deps.shops.shopByRef(job.shopId);
    if (!shop) return;
    const content = staffEmailChangedMail(toMailSender(shop, deps.publicUrl));
    await deps.sendMail(job, { shop: shop.config, to: { name: '', email: to }, content });
  }),
];
