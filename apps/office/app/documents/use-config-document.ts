import type { ShopConfig } from '@tischlein/domain/shop';
import type { Fact, Versions } from '@tischlein/ui/compare-facts';
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
  });
  return { ...edited, saved: saved && saved.value };
}
