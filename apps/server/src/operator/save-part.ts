import { describeChange } from '../db/open-change.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { listFixed } from './apply-installation.ts';
import {
  type InstallationPart,
  type InstallationSettings,
  type PartChange,
  raiseAllShops,
  readInstallation,
  type StoredInstallation,
  writePart,
} from './installation-settings.store.ts';

interface Save<Problem extends string> {
  /** The version that it is based on. */
  readonly version: string;
  readonly by: string;
  /** The part to store, from the stored ones; or why not. */
  readonly change: (stored: InstallationSettings) => PartChange | Problem;
}

export type SaveOutcome<Problem extends string = never> = 'saved' | 'fixed' | 'outdated' | Problem;

/** Saves a part unless it has changed since its version, or is set outside of the office. It holds on every node at once. */
export async function savePart<Problem extends string = never>(
  { database, clock, secretKey, shops, liveSettings }: Deps,
  part: InstallationPart,
  { version, by, change }: Save<Problem>,
): Promise<SaveOutcome<Problem>> {
  if (listFixed(liveSettings.given)[part]) return 'fixed';
  const outcome = await database.write<SaveOutcome<Problem>>(async (writer) => {
    await raiseAllShops(writer);
    const stored = await readInstallation(writer, secretKey);
    if (stored.versions[part] !== version) return rollback<SaveOutcome<Problem>>('outdated');
    const changed = change(stored.settings);
    if (typeof changed === 'string') return rollback<SaveOutcome<Problem>>(changed);
    const before = stored.sealed[part];
    if (!(await writePart(writer, changed, { secretKey, at: clock.now(), by, before })))
      return rollback<SaveOutcome<Problem>>('outdated');
    noteChange(part, stored, { ...stored.settings, [part]: changed.value });
    return 'saved';
  });
  await liveSettings.refresh();
  await shops.refresh();
  return outcome;
}

/** Adds where it leads to the audit log: never a password or a key. */
function noteChange(part: InstallationPart, { settings }: StoredInstallation, next: InstallationSettings): void {
  describeChange([{ topic: TOPICS[part], name: '', before: toPlain(part, settings), after: toPlain(part, next) }]);
}

const TOPICS: Readonly<Record<InstallationPart, string>> = {
  mail: 'mailServer',
  tiles: 'mapTiles',
  geocoder: 'geocoder',
  address: 'publicAddress',
};

const NAMES: Readonly<Record<InstallationPart, (settings: InstallationSettings) => string | null>> = {
  mail: ({ mail }) => mail && `${mail.host}:${mail.port}`,
  tiles: ({ tiles }) => tiles && (tiles.provider === 'own' ? toHost(tiles.url) : tiles.provider),
  geocoder: ({ geocoder }) =>
    geocoder && (geocoder.url === '' ? geocoder.provider : `${geocoder.provider} ${toHost(geocoder.url)}`),
  address: ({ address }) => address && address.url,
};

const toPlain = (part: InstallationPart, settings: InstallationSettings): string | null => NAMES[part](settings);
const toHost = (url: string): string => new URL(url).host;
