import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface KeySettings {
  readonly secretKey: string | null;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** With DATABASE_URL several machines may share the database, so none may make a key of its own (S4 Settings). */
export class SecretKeyMissing extends Error {
  override readonly name = 'SecretKeyMissing';
}

/** The database belongs to another SECRET_KEY: accounts would be missing, and keys be replaced. */
export class OtherSecretKey extends Error {
  override readonly name = 'OtherSecretKey';
}

export function requireSecretKey({ secretKey, databaseUrl }: KeySettings): void {
  if (databaseUrl !== null && secretKey === null) throw new SecretKeyMissing();
}

/** The installation's key: SECRET_KEY, else the file in DATA_DIR, created on first start (S4 Settings). */
export async function readSecretKey({ secretKey, dataDir }: KeySettings): Promise<string> {
  if (secretKey !== null) return secretKey;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret-key');
  // `wx` fails if another process created the file first; both then read the same key.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
  return (await readFile(file, 'utf8')).trim();
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
