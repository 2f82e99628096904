import * as calls from '@tischlein/contract/calls';
import type { MenuChangeList } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

/** The last change of a menu, with the version that follows it; null: not known. */
export function useSavedChange(shop: string): { readonly number: number; readonly version: string } | null {
  const { value } = useRemote<MenuChangeList>({
    key: shop,
    read: () => send(calls.getMenuChanges, { params: { shop } }),
  });
  const [latest] = value?.changes ?? [];
  return value && latest ? { number: latest.number, version: value.version } : null;
}
