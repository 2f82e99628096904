import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'first-sign-in';

/** Writes the first sign-in into a file for the shop's own user; returns where it is. */
export async function writeFirstSignIn(
  dataDir: string,
  { email, password }: Readonly<Record<'email' | 'password', string>>,
): Promise<string> {
  const file = join(dataDir, NAME);
  // A file that is there keeps its mode.
  await rm(file, { force: true });
  await writeFile(file, `${email} / ${password}\n`, { mode: 0o600 });
  return file;
}

/** The owner has signed in, and replaces the first password with their own (decision 104). */
export const removeFirstSignIn = (dataDir: string): Promise<void> => rm(join(dataDir, NAME), { force: true });
