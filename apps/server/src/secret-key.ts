import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The installation's key: SECRET_KEY, else the file in DATA_DIR, created on first start (S4 Settings). */
export async function readSecretKey({
  secretKey,
  dataDir,
}: {
  readonly secretKey: string | null;
  readonly dataDir: string;
}): Promise<string> {
  if (secretKey) return secretKey;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'secret-key');
  // `wx` fails if another process created the file first; both then read the same key.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
  return (await readFile(file, 'utf8')).trim();
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
