import type { ShopConfig } from '@tischlein/domain/shop';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useDraft } from './use-draft.ts';

interface ConfigDraftOptions<Draft> {
  readonly shop: string;
  readonly drafts: Map<string, Draft>;
  /** The configuration with the edits. */
  readonly apply: (config: ShopConfig, draft: Draft) => ShopConfig;
  /** The edited part in words, to compare versions. */
  readonly describe: (config: ShopConfig) => readonly Fact[];
}

/** Edits of a part of a shop's configuration. Other people may edit other parts at the same time. */
export function useConfigDraft<Draft>({ shop, drafts, apply, describe }: ConfigDraftOptions<Draft>) {
  const edited = useDraft<ShopConfig, Draft>({
    key: shop,
    drafts,
    read: () => readConfig(shop),
    write: async ({ value, version }, draft) => {
      const answer = await saveConfig(shop, apply(value, draft), version);
      return answer.ok ? readConfig(shop) : answer;
    },
    apply,
    describe,
  });
  const { saved, draft } = edited;
  /** With the edits; null until loaded. */
  const config = saved && (draft === null ? saved : apply(saved, draft));
  return { ...edited, config };
}
