import type { OfficePage } from '@tischlein/contract/office-pages';
import { RESERVE_PAGE } from '@tischlein/domain/shop';
import { reservationGuestMail, reservationRestaurantMail } from '@tischlein/documents/mail';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { Job, JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { GUEST_TOLD, RESTAURANT_TOLD } from './jobs.ts';
import { createReservationToken, toReservationUrl } from './reservation-link.ts';
import { findReservation } from './reservations.store.ts';
import { toReservation } from './to-reservation.ts';

type MailDeps = Pick<Deps, 'database' | 'shops' | 'publicUrl' | 'secretKey' | 'clock'> & {
  readonly sendMail: SendMail;
};

interface About {
  readonly reservationId: string;
  readonly sequence: number;
  readonly isChange: boolean;
}

const OFFICE_PAGE: OfficePage = '/reservierungen';

/** The mails about reserved tables. */
export const reservationMails = (deps: MailDeps): readonly JobHandler[] => [
  GUEST_TOLD.handle(async (about, job) => {
    const found = await findCurrent(deps, job, about);
    if (found) await tellGuest(deps, job, { ...found, isChange: about.isChange });
  }),
  RESTAURANT_TOLD.handle(async (about, job) => {
    const found = await findCurrent(deps, job, about);
    if (found) await tellRestaurant(deps, job, { ...found, isChange: about.isChange });
  }),
];

interface Current {
  readonly shop: LoadedShop;
  readonly row: Row<'reservations'>;
}

/** null: it has changed since, and a later mail tells about that; or it is deleted. */
async function findCurrent({ database, shops }: MailDeps, job: Job, about: About): Promise<Current | null> {
  const row = await findReservation(database.read, job.shopId, about.reservationId);
  if (!row || row.sequence !== about.sequence) return null;
  const shop = await shops.shopByRef(job.shopId);
  if (!shop) throw new Error(`no shop for reservation ${about.reservationId}`);
  return { shop, row };
}

type Told = Current & Pick<About, 'isChange'>;

async function tellGuest(deps: MailDeps, job: Job, { shop, row, isChange }: Told): Promise<void> {
  const { publicUrl, secretKey } = deps;
  const shopUrl = toShopUrl(publicUrl, shop.config);
  const token = createReservationToken(row, 'guest', secretKey);
  const view = toReservationUrl(shopUrl, token, 'confirm');
  const content = reservationGuestMail(
    toMailSender(shop, publicUrl),
    { ...toReservation(row, job.createdAt), isChange },
    {
      view,
      change: toReservationUrl(shopUrl, token, 'change'),
      cancel: toReservationUrl(shopUrl, token, 'cancel'),
      again: `${shopUrl}/${RESERVE_PAGE}`,
    },
  );
  const file = writeCalendarFile({ config: shop.config, row, url: view, publicUrl, now: job.createdAt });
  const to = { name: row.name, email: row.email };
  await deps.sendMail(job, { shop: shop.config, to, content: { ...content, attachments: [file] } });
}

async function tellRestaurant(deps: MailDeps, job: Job, { shop, row, isChange }: Told): Promise<void> {
  const { publicUrl, secretKey } = deps;
  const { config } = shop;
  const shopUrl = toShopUrl(publicUrl, config);
  const token = createReservationToken(row, 'restaurant', secretKey);
  const reservation = toReservation(row, job.createdAt);
  const content = reservationRestaurantMail(
    toMailSender(shop, publicUrl),
    { ...reservation, isChange },
    {
      accept: toReservationUrl(shopUrl, token, 'accept'),
      decline: toReservationUrl(shopUrl, token, 'decline'),
      office: `${publicUrl}/office/${config.slug}${OFFICE_PAGE}?tag=${reservation.date}`,
    },
  );
  await deps.sendMail(job, {
    shop: config,
    replyTo: row.email || config.email,
    to: { name: config.restaurantName, email: config.email },
    content,
  });
}
