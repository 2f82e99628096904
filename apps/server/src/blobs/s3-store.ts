import { S3mini } from 's3mini';
import type { S3Address } from '../read-media-url.ts';
import type { BlobStore } from './blob-store.ts';

// A guest may be waiting for the picture; rendering it takes less than a second.
const ANSWER_WITHIN_MS = 3000;

/** A bucket of a store that speaks S3, addressed by its path. */
export function openS3Store({ endpoint, prefix, region, accessKey, secretKey }: S3Address): BlobStore {
  const s3 = new S3mini({
    endpoint,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: ANSWER_WITHIN_MS,
  });
  return {
    get: async (key) => {
      const bytes = await s3.getObjectArrayBuffer(prefix + key);
      return bytes && Buffer.from(bytes);
    },
    put: async (key, bytes, type) => {
      await s3.putObject(prefix + key, bytes, type);
    },
    delete: async (key) => {
      await s3.deleteObject(prefix + key);
    },
    list: async (start) => {
      const objects = (await s3.listObjects('/', prefix + start)) ?? [];
      return objects.map(({ Key, LastModified }) => ({
        key: Key.slice(prefix.length),
        writtenAt: LastModified.toISOString(),
      }));
    },
  };
}
