import type { ShopConfig } from '@tischlein/domain/shop';
import type { Save } from '@tischlein/ui/answer';
import type { Fact, Versions } from '@tischlein/ui/compare-facts';
import { isSame } from '@tischlein/ui/merge-parts';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';

type ConfigKey = keyof ShopConfig;
export type ConfigDocuments<Part> = OpenDocuments<Versioned<ShopConfig>, Part>;

/** Settings while they are edited, for the fields that compare them with those of the franchise. */
export interface EditedSettings {
  /** Of the saved settings: with another one, those of the franchise may be others, too. */
  readonly version: string | null;
  /** With the edits; null: not read yet. */
  readonly here: Partial<ShopConfig> | null;
  /** Edits them to what a configuration has. */
  readonly take: (config: ShopConfig) => void;
}

interface ConfigDocumentOptions<Part> {
  readonly shop: string;
  readonly documents: ConfigDocuments<Part>;
  /** The settings that the page has fields for. Nothing else is saved, and `tests/rules` looks for settings without a page here. */
  readonly keys: readonly ConfigKey[];
  /** The part of them that is edited. */
  readonly part: (config: ShopConfig) => Part;
  /** The configuration with the edited part. */
  readonly apply: (config: ShopConfig, part: Part) => ShopConfig;
  /** The edited part in words, to compare versions. */
  readonly describe: (part: Part) => readonly Fact[];
  readonly merge?: (versions: Versions<Part>) => Part;
  readonly onSaved?: () => void;
}

/** Edits a part of a shop's configuration. Other people may edit other parts at the same time. */
export function useConfigDocument<Part>({ shop, keys, part, apply, ...options }: ConfigDocumentOptions<Part>) {
  const { saved, ...edited } = useDocument<Versioned<ShopConfig>, Part>({
    ...options,
    key: shop,
    read: () => readConfig(shop),
    write: async ({ value, version }, changed) => {
      const answer = await saveConfig(shop, replaceKeys(value, apply(value, changed), keys), version);
      return answer.ok ? readConfig(shop) : answer;
    },
    part: ({ value }) => part(value),
    findSave: (saves, { base, saved: now }) => saves.find(savedPart(part, base.value, now.value)),
  });
  const compared: EditedSettings = {
    version: saved && saved.version,
    here: saved && (edited.isChanged && edited.part !== null ? apply(saved.value, edited.part) : saved.value),
    take: (config) => edited.edit((now) => join({ now, config })),
  };
  // Unfinished input stays where nothing else is taken.
  function join({ now, config }: { readonly now: Part; readonly config: ShopConfig }): Part {
    const [mine, taken] = [now, part(config)];
    if (!saved || !options.merge) return taken;
    return options.merge({ base: part(apply(saved.value, now)), saved: taken, mine });
  }
  return { ...edited, saved: saved && saved.value, compared };
}

/** Whether a save has changed the edited part. */
function savedPart<Part>(part: (config: ShopConfig) => Part, base: ShopConfig, saved: ShopConfig) {
  return ({ topics }: Save): boolean => !isSame(part(replaceKeys(saved, base, topics)), part(saved));
}

/** A configuration with these settings of another one; a setting that the other one does not have goes. */
function replaceKeys(config: ShopConfig, other: ShopConfig, keys: readonly string[]): ShopConfig {
  const replaced = { ...config, ...Object.fromEntries(Object.entries(other).filter(([key]) => keys.includes(key))) };
  for (const key of keys) if (!(key in other)) Reflect.deleteProperty(replaced, key);
  return replaced;
}
