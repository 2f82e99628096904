import { geocoderChoice, mailServer, publicAddress, tileChoice } from '@tischlein/contract/office';
import type { GeocoderChoice, MailServer, TileChoice } from '@tischlein/domain/installation';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { insertOnce } from '../db/insert-once.ts';
import { seal, unseal } from '../seal.ts';

const SCHEMAS = {
  mail: mailServer,
  tiles: tileChoice,
  geocoder: geocoderChoice,
  address: publicAddress,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** What the owner of the installation has set in the office; null: nothing. */
export interface InstallationSettings {
  readonly mail: MailServer | null;
  readonly tiles: TileChoice | null;
  readonly geocoder: GeocoderChoice | null;
  readonly address: { readonly url: string } | null;
}
export type InstallationPart = keyof InstallationSettings;

const NOTHING_SET: InstallationSettings = { mail: null, tiles: null, geocoder: null, address: null };

export interface StoredInstallation {
  readonly settings: InstallationSettings;
  /** Of each part; '' if nothing is stored. */
  readonly versions: Readonly<Record<InstallationPart, string>>;
  /** As the rows have it; a part without a row has none. */
  readonly sealed: Readonly<Partial<Record<InstallationPart, string>>>;
}

const NO_VERSIONS = { mail: '', tiles: '', geocoder: '', address: '' };

/** A part that does not open with this key, or that this version cannot read, counts as not set. */
export async function readInstallation(reader: Reader, secretKey: string): Promise<StoredInstallation> {
  const rows = await reader.selectFrom('installation_settings').select(['part', 'sealed']).execute();
  const known = rows.flatMap(({ part, sealed }) => (isPart(part) ? [{ part, sealed }] : []));
  return {
    settings: {
      ...NOTHING_SET,
      ...Object.fromEntries(known.map(({ part, sealed }) => [part, open(part, sealed, secretKey)])),
    },
    versions: { ...NO_VERSIONS, ...Object.fromEntries(known.map(({ part, sealed }) => [part, toVersion(sealed)])) },
    sealed: Object.fromEntries(known.map(({ part, sealed }) => [part, sealed])),
  };
}

const isPart = (name: string): name is InstallationPart => name in SCHEMAS;

function open(part: InstallationPart, sealed: string, secretKey: string): unknown {
  const text = unsealPart({ part, sealed }, secretKey);
  if (text === null) return null;
  const read = SCHEMAS[part].safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

/** The stored JSON of a part, or null with another SECRET_KEY. */
export const unsealPart = (
  { part, sealed }: Pick<Row<'installation_settings'>, 'part' | 'sealed'>,
  secretKey: string,
): string | null => unseal(sealed, { secretKey, place: toPlace(part) });

const toPlace = (part: string): string => `installation ${part}`;

// The same text is sealed differently each time, so each save is a version of its own.
const toVersion = (sealed: string): string => createHash('sha256').update(sealed).digest('base64url').slice(0, 22);

export type PartChange = {
  readonly [Part in InstallationPart]: { readonly part: Part; readonly value: InstallationSettings[Part] };
}[InstallationPart];

interface Writing {
  readonly secretKey: string;
  readonly at: string;
  readonly by: string;
  /** The stored value that it replaces; absent: none is stored. */
  readonly before: string | undefined;
}

/** Compare-and-set; false: another save has replaced the value first. */
export async function writePart(
  writer: Writer,
  { part, value }: PartChange,
  { secretKey, at, by, before }: Writing,
): Promise<boolean> {
  if (value === null) {
    if (before === undefined) return true;
    const removal = writer.deleteFrom('installation_settings').where('part', '=', part).where('sealed', '=', before);
    return (await removal.executeTakeFirst()).numDeletedRows > 0n;
  }
  const sealed = seal(JSON.stringify(value), { secretKey, place: toPlace(part) });
  const row = { sealed, changed_at: at, changed_by: by };
  if (before === undefined) {
    const addition = writer.insertInto('installation_settings').values({ part, ...row });
    return (await insertOnce(addition, ['part'])) === 'inserted';
  }
  const update = writer.updateTable('installation_settings').set(row);
  const updated = await update.where('part', '=', part).where('sealed', '=', before).executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Makes every node load each shop anew: their legal texts and pages say where maps come from and who sends mails. */
export async function raiseAllShops(writer: Writer): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ config_version: row('config_version', '+', 1) }))
    .execute();
}
