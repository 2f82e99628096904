import { randomUUID } from 'node:crypto';
import { S3ServiceError } from 's3mini';
import { openS3Store } from '../blobs/s3-store.ts';
import type { Settings } from '../env.ts';
import { describeFailure } from '../failure.ts';
import { type Finding, findingsFor } from '../finding.ts';

const REFUSED = [401, 403];
const MISSING = 404;

const found = findingsFor('store');

/** Whether the store of pictures and tiles takes, returns and deletes an object. */
export async function checkStore(media: Settings['media']): Promise<Finding[]> {
  if (media === null) return [found.ok('storeNone')];
  const { host, pathname } = new URL(media.endpoint);
  const values = { host, bucket: pathname.slice(1) };
  const store = openS3Store(media);
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await store.put(key, bytes, 'text/plain');
    const stored = await store.get(key);
    const listed = await store.list(key);
    await store.delete(key);
    const isSame = stored?.equals(bytes) && listed.length === 1;
    return [isSame ? found.ok('storeRight', values) : found.error('storeOther', values)];
  } catch (error) {
    return [judge(error, values)];
  }
}

function judge(error: unknown, values: { readonly host: string; readonly bucket: string }): Finding {
  const status = error instanceof S3ServiceError ? error.status : 0;
  const described = { ...values, reason: describeFailure(error) };
  if (REFUSED.includes(status)) return found.error('storeRefused', described);
  return status === MISSING ? found.error('storeMissing', values) : found.error('storeAway', described);
}
