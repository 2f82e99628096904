import type { MonthlyMail } from '@tischlein/contract/office';
import { addMonths, toMonth, shopDay } from '@tischlein/domain';
import { may } from '@tischlein/domain/staff';
import { monthlyMail } from '@tischlein/documents/mail';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { MONTHLY_FIGURES } from '../receipts/jobs.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createReport } from './create-report.ts';
import { toMonthlyMailLink } from './monthly-mail-link.ts';
import {
  deleteMonthlyMail,
  findMonthlyReader,
  insertMonthlyMail,
  noteSentMonth,
  readMonthlyReaders,
} from './monthly-mails.store.ts';

/** Mails of a month are sent in the morning of its following day. */
const FROM_MINUTE = 7 * 60;

type MonthlyDeps = Pick<Deps, 'database' | 'clock'>;

/** Queues the figures of the last month for everybody who wants them and has not got them, on one node. */
export async function queueMonthlyMails({ database, clock }: MonthlyDeps, shop: LoadedShop): Promise<void> {
  const now = clock.now();
  const { date, minute } = toWallTime(now);
  const month = lastMonth(now);
  if (date.endsWith('-01') && minute < FROM_MINUTE) return;
  for (const { staffId, role } of await readMonthlyReaders(database.read, shop.id, month)) {
    if (!may(role, 'books', 'read')) continue;
    await database.write(async (writer) => {
      if (!(await noteSentMonth(writer, { shop_id: shop.id, staff_id: staffId, sent_month: month }))) return;
      await addToOutbox(writer, { shopId: shop.id, orderId: null, at: now }, [
        MONTHLY_FIGURES.create({ staffId, month }),
      ]);
    });
  }
}

const lastMonth = (now: string): string => toMonth(addMonths(toWallTime(now).date, -1));

/** Starts with the month that runs now: earlier ones are on the page. */
export async function setMonthlyMail(
  { database, clock }: MonthlyDeps,
  shop: LoadedShop,
  { staffId, isWanted }: { readonly staffId: string; readonly isWanted: boolean },
): Promise<void> {
  const now = clock.now();
  const row = { shop_id: shop.id, staff_id: staffId, since: now, sent_month: lastMonth(now) };
  await database.write((writer) =>
    isWanted ? insertMonthlyMail(writer, row) : deleteMonthlyMail(writer, shop.id, staffId),
  );
}

export const readMonthlyMail = async (
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  staffId: string,
): Promise<MonthlyMail> => ({ isWanted: (await findMonthlyReader(database.read, shop.id, staffId)) !== undefined });

interface MonthlyMailDeps extends Pick<Deps, 'database' | 'clock' | 'shops' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail;
}

/** The figures of a month as they are when the mail is sent; nothing to a person who does not want it any more. */
export const monthlyMails = (deps: MonthlyMailDeps): readonly JobHandler[] => [
  MONTHLY_FIGURES.handle(async ({ staffId, month }, job) => {
    const { sendMail, publicUrl, secretKey } = deps;
    const shop = await deps.shops.shopByRef(job.shopId);
    const person = await findMonthlyReader(deps.database.read, job.shopId, staffId);
    if (!shop || !person || !may(person.role, 'books', 'read')) return;
    // Only owners work for every branch.
    const branches =
      shop.config.isFranchiseOverview && person.role === 'owner'
        ? deps.shops.listShops().filter(({ id, franchise }) => franchise === shop.id && id !== shop.id)
        : [];
    const from = shopDay(`${month}-01`);
    const report = await createReport(deps, { shop, branches }, { kind: 'month', from });
    const url = `${publicUrl}/office/${shop.config.slug}/zahlen`;
    const unsubscribeUrl = toMonthlyMailLink({ publicUrl, secretKey }, shop, staffId);
    const content = monthlyMail(toMailSender(shop, publicUrl), { month, report, url, unsubscribeUrl });
    const to = { name: person.name, email: person.email };
    await sendMail(job, { shop: shop.config, to, content, unsubscribeUrl });
  }),
];
