import { days } from '@tischlein/domain';
import type { ParsedApplicationForm } from '@tischlein/contract/shop';
import { type ApplicationProblem, checkApplication } from '@tischlein/domain/applications';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { type SharedLimit, takeShared } from '../db/shared-limits.ts';
import { hashWithKey } from '../link-token.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { insertApplication } from './applications.store.ts';
import { APPLICATION_RECEIVED } from './jobs.ts';

/** Limits what strangers can store: 5 MB each. */
const MOST_PER_DAY = 50;

type SubmitOutcome =
  | { readonly code: 'received' }
  | { readonly code: 'jobUnknown' }
  | { readonly code: 'formInvalid'; readonly problems: readonly ApplicationProblem[] }
  | { readonly code: 'tooMany'; readonly waitSeconds: number };

/** Stores an application for a job and reports it to the restaurant by mail. Sending it again changes nothing. */
export async function submitApplication(
  { database, clock, outbox, secretKey }: Pick<Deps, 'database' | 'clock' | 'outbox' | 'secretKey'>,
  shop: LoadedShop,
  { entry, form }: { readonly entry: string; readonly form: ParsedApplicationForm },
): Promise<SubmitOutcome> {
  const job = shop.config.jobEntries.find(({ id }) => id === entry);
  if (!job) return { code: 'jobUnknown' };
  const pdf = form.pdf === null ? null : Buffer.from(form.pdf, 'base64');
  const problems = checkApplication({ ...form, pdf: pdf && { bytes: pdf.length, start: pdf } });
  if (problems.length > 0) return { code: 'formInvalid', problems };
  const row: Row<'job_applications'> = {
    shop_id: shop.id,
    application_id: hashWithKey(secretKey, `application ${JSON.stringify([shop.id, entry, form])}`),
    job_id: entry,
    job_title: job.title,
    name: form.name.trim(),
    contact: form.contact.trim(),
    message: form.message.trim(),
    pdf,
    received_at: clock.now(),
  };
  const limit: SharedLimit = { scope: shop.id, key: 'applications', most: MOST_PER_DAY, seconds: days(1) };
  const waitSeconds = await database.write(async (writer) => {
    const wait = await takeShared(writer, limit, row.received_at);
    if (wait > 0 || (await insertApplication(writer, row)) === 'exists') return wait;
    if (shop.config.email) {
      const mail = APPLICATION_RECEIVED.create({ applicationId: row.application_id });
      await addToOutbox(writer, { shopId: shop.id, orderId: null, at: row.received_at }, [mail]);
    }
    return 0;
  });
  if (waitSeconds > 0) return { code: 'tooMany', waitSeconds };
  outbox.wake();
  return { code: 'received' };
}
