import { listUnknownSettings } from '../env.ts';
import type { UnknownSetting } from '../unknown-settings.ts';
import { type Finding, findingsFor } from '../finding.ts';

const found = findingsFor('settings');

/** Whether this program knows all names of its settings file, and the environment holds none that looks like a setting. */
export function checkSettings(unknown: readonly UnknownSetting[] = listUnknownSettings()): Finding[] {
  if (unknown.length === 0) return [found.ok('settingsKnown')];
  return unknown.map(({ name, meant, file }) => {
    const place = file ?? '';
    return meant === null
      ? found.warning('settingUnknown', { name, place })
      : found.error('settingMistyped', { name, meant, place });
  });
}
