import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { lettersApart } from '@tischlein/domain/delivery';
import type { Variables } from './read-secret-files.ts';

/** A name that no setting has. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that it resembles; null: none. */
  readonly meant: string | null;
  /** The settings file that names it, which is only ours; null: the environment, which also holds names of others. */
  readonly file: string | null;
}

/** What Node, its libraries and the system read. */
const OF_OTHERS = /^(?:NODE_|LC_|SSL_CERT_|UV_|MALLOC_|(?:HTTPS?|NO)_PROXY$|TZ$|LANG$|PATH$|SETTINGS_FILE$)/;
const LONG = 8;
const SHORTEST = 6;

/** Names that are no settings: all of the settings file, and those of the environment that look like a setting that is not set. */
export function findUnknownSettings(environment: Variables, known: readonly string[]): readonly UnknownSetting[] {
  const file = environment['SETTINGS_FILE']?.trim() ?? '';
  const inFile = file === '' ? [] : listNames(file);
  const isUnknown = (name: string): boolean => !known.includes(name) && !OF_OTHERS.test(name);
  const describe = (name: string): UnknownSetting => ({
    name,
    meant: findMeant(name, environment, known),
    file: inFile.includes(name) ? file : null,
  });
  return [...new Set([...inFile, ...Object.keys(environment)])]
    .filter(isUnknown)
    .map(describe)
    .filter((unknown) => unknown.file !== null || unknown.meant !== null);
}

/** A mistyped name of our own file in two languages, with which a shop would run otherwise than its owner thinks (S4 Settings); null: none. */
export function describeMistyped(unknown: readonly UnknownSetting[]): string | null {
  const mistyped = unknown.find(({ file, meant }) => file !== null && meant !== null);
  if (!mistyped) return null;
  const { name, meant, file } = mistyped;
  return `${name} ist keine Einstellung, gemeint ist wohl ${meant}. Bitte in ${file} berichtigen. / ${name} is not a setting; ${meant} is probably meant. Please correct it in ${file}.`;
}

function findMeant(name: string, environment: Variables, known: readonly string[]): string | null {
  if (name.length < SHORTEST) return null;
  const most = name.length < LONG ? 1 : 2;
  const unset = known.filter((setting) => !environment[setting]?.trim());
  return unset.find((setting) => setting.length >= SHORTEST && lettersApart(name, setting, most) <= most) ?? null;
}

function listNames(file: string): readonly string[] {
  try {
    return Object.keys(parseEnv(readFileSync(file, 'utf8')));
  } catch {
    // The start script has refused a file that cannot be read.
    return [];
  }
}
