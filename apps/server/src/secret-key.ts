import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key of this installation: SECRET_KEY, else the one in DATA_DIR, which is made on first start (spec 4). */
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
  // Whoever is first makes it; a second process reads what the first has written.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
  return (await readFile(file, 'utf8')).trim();
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
