import type { OfficePage } from '@tischlein/contract/office-pages';
import { applicationReceivedMail } from '@tischlein/documents/mail';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { readJobTitle } from './applications.store.ts';
import { APPLICATION_RECEIVED } from './jobs.ts';

interface ApplicationMailDeps extends Pick<Deps, 'database' | 'shops' | 'publicUrl'> {
  readonly sendMail: SendMail;
}

const PAGE: OfficePage = '/bewerbungen';

/** The mail that tells the restaurant about an application. */
export const applicationMails = (deps: ApplicationMailDeps): readonly JobHandler[] => [
  APPLICATION_RECEIVED.handle(async ({ applicationId }, job) => {
    const { database, shops, publicUrl, sendMail } = deps;
    const jobTitle = await readJobTitle(database.read, job.shopId, applicationId);
    // Deleted in the meantime.
    if (jobTitle === null) return;
    const shop = await shops.shopByRef(job.shopId);
    if (!shop) throw new Error(`no shop for application ${applicationId}`);
    const { config } = shop;
    const url = `${publicUrl}/office/${config.slug}${PAGE}`;
    const content = applicationReceivedMail(toMailSender(shop, publicUrl), { jobTitle, url });
    await sendMail(job, { shop: config, to: { name: config.restaurantName, email: config.email }, content });
  }),
];
