import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@tischlein/domain';

/** Settings that may hold a password or a key: NAME_FILE names a file with the value (S4 Settings). */
export const SECRET_NAMES = [
  'SECRET_KEY',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'GEOCODER_URL',
  'TILES_URL',
  'MEDIA_URL',
  'ERROR_REPORT_DSN',
  'METRICS_TOKEN',
] as const;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Replaces NAME_FILE by NAME with the content of the file, for each of these names (S4 Settings). */
export function readSecretFiles(environment: Variables, names: readonly string[]): Result<Variables, string> {
  const variables: Record<string, string | undefined> = { ...environment };
  for (const name of names) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim())
      return fail(`${name} und ${name}_FILE: bitte nur eins von beiden. / Please give only one of the two.`);
    const text = readText(file);
    if (!text) return fail(`${name}_FILE: ${file} ist leer oder nicht lesbar. / ${file} is empty or cannot be read.`);
    variables[name] = text;
  }
  return ok(variables);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
