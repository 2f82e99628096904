import type { ShopConfig } from '@tischlein/domain/shop';
import type { Save } from '@tischlein/ui/answer';
import type { Fact, Versions } from '@tischlein/ui/compare-facts';
import { isSame } from '@tischlein/ui/merge-parts';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';

export type ConfigDocuments<Part> = OpenDocuments<Versioned<ShopConfig>, Part>;

interface ConfigDocumentOptions<Part> {
  readonly shop: string;
  readonly documents: ConfigDocuments<Part>;
  /** The part of the configuration that is edited. */
  readonly part: (config: ShopConfig) => Part;
  /** The configuration with the edited part. */
  readonly apply: (config: ShopConfig, part: Part) => ShopConfig;
  /** The edited part in words, to compare versions. */
  readonly describe: (part: Part) => readonly Fact[];
  readonly merge?: (versions: Versions<Part>) => Part;
  readonly onSaved?: () => void;
}

/** Edits a part of a shop's configuration. Other people may edit other parts at the same time. */
export function useConfigDocument<Part>({ shop, part, apply, ...options }: ConfigDocumentOptions<Part>) {
  const { saved, ...edited } = useDocument<Versioned<ShopConfig>, Part>({
    ...options,
    key: shop,
    read: () => readConfig(shop),
    write: async ({ value, version }, changed) => {
      const answer = await saveConfig(shop, apply(value, changed), version);
      return answer.ok ? readConfig(shop) : answer;
    },
    part: ({ value }) => part(value),
    findSave: (saves, { base, saved: now }) => saves.find(savedPart(part, base.value, now.value)),
  });
  return { ...edited, saved: saved && saved.value };
}

/** Whether a save has changed the edited part. */
function savedPart<Part>(part: (config: ShopConfig) => Part, base: ShopConfig, saved: ShopConfig) {
  return ({ topics }: Save): boolean => {
    const isTopic = ([key]: readonly [string, unknown]): boolean => topics.includes(key);
    const before = { ...saved, ...Object.fromEntries(Object.entries(base).filter(isTopic)) };
    for (const topic of topics) if (!(topic in base)) Reflect.deleteProperty(before, topic);
    return !isSame(part(before), part(saved));
  };
}
