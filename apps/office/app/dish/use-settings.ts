import type { ShopConfig } from '@tischlein/domain/shop';
import { mapAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { readConfig } from '../api/shop-config.ts';

export type Settings = Pick<
  ShopConfig,
  'useDishDeposit' | 'dishDeposits' | 'showDishNumbers' | 'enableDishPictures' | 'hiddenTags'
>;

const USUAL: Settings = {
  useDishDeposit: true,
  dishDeposits: {},
  showDishNumbers: true,
  enableDishPictures: true,
  hiddenTags: [],
};

/** What of the shop's configuration decides how guests see a dish; the usual until it is read. */
export function useSettings(shop: string): Settings {
  const { value = USUAL } = useRemote<Settings>({
    key: shop,
    read: async () => mapAnswer(await readConfig(shop), (config) => config.value),
  });
  return value;
}
