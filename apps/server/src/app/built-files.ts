import { join } from 'node:path';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { readStaticFiles, type StaticFiles } from '../http/static-files.ts';
import { createRetiredWorker, WORKER_PATHS } from '../storefront/retired-worker.ts';

// The previews of looks and mails.
const OWN_FRAMES = { 'frame-src': [] };

interface BuiltFilesOptions {
  readonly isHttps: boolean;
  /** false: the workers' addresses have the script that removes them. */
  readonly serviceWorker: boolean;
}

/** The files of the builds by address: storefront/client and office. */
export async function readBuiltFiles(
  builds: string,
  { isHttps, serviceWorker }: BuiltFilesOptions,
): Promise<StaticFiles> {
  const headers = securityHeaders(isHttps);
  const office = { ...headers, 'content-security-policy': pagePolicy({ foreign: OWN_FRAMES }) };
  const files = new Map([
    ...(await readStaticFiles(join(builds, 'storefront/client'), '', headers)),
    ...(await readStaticFiles(join(builds, 'office'), '/office', office)),
  ]);
  if (!serviceWorker) for (const path of WORKER_PATHS) files.set(path, createRetiredWorker(headers));
  return files;
}
