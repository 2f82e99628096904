import type { ApiResult } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import { useDraft } from './use-draft.ts';

type ConfigPart = Partial<ShopConfig>;

export type EditedConfig = ReturnType<typeof useConfig>;

/** Some settings of a shop, saved into the configuration as it was read. */
export function useConfig(shop: string, onSaved: () => void) {
  const { saved, draft, change, ...edited } = useDraft<Versioned<ShopConfig>, ConfigPart>({
    key: shop,
    read: () => readConfig(shop),
    write: (before, part) => saveAndRead(shop, part, before),
    onSaved,
  });
  return {
    ...edited,
    isValid: true,
    /** With the edits; null until loaded. */
    config: saved && { ...saved.value, ...draft },
    change: (part: ConfigPart) => change({ ...draft, ...part }),
  };
}

async function saveAndRead(
  shop: string,
  part: ConfigPart,
  { value, version }: Versioned<ShopConfig>,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const answer = await saveConfig(shop, { ...value, ...part }, version);
  return answer.ok ? readConfig(shop) : answer;
}
