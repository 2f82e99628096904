import * as calls from '@tischlein/contract/calls';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { MenuPart } from '@tischlein/domain/menu-editing';
import { listOwnItemValues, takeMenuValue } from '@tischlein/domain/own-values';
import { useRemote } from '@tischlein/ui/use-remote';
import { describeMenuValue } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import type { OwnValuesHere } from '../frame/own-values-context.ts';
import type { EditedMenu } from './use-menu.ts';

interface Franchise {
  readonly menu: MenuDocument | null;
}

/** As they were read last: shown until they are read again, with each version of the branch's menu. */
const known = new Map<string, Franchise>();

async function readFranchise(shop: string) {
  const answer = await send(calls.getFranchiseMenu, { params: { shop } });
  if (answer.ok) known.set(shop, answer.value);
  return answer;
}

interface Compared {
  /** null: not read yet. */
  readonly menu: MenuDocument | null;
  readonly item: readonly [part: MenuPart, id: string] | undefined;
  readonly edited: EditedMenu;
}

/** In what an item of the menu, as it is edited, does not follow the franchise; null: it follows none, or is new here. */
export function useOwnItemValues({ menu, item, edited }: Compared): OwnValuesHere | null {
  const { shop } = useOffice();
  const isWanted = shop.franchise !== null && item !== undefined;
  const { value } = useRemote<Franchise>({
    key: `${shop.id} ${isWanted} ${edited.version}`,
    first: isWanted ? known.get(shop.id) : undefined,
    read: async () => (isWanted ? readFranchise(shop.id) : { ok: true, value: { menu: null } }),
  });
  const franchise = value?.menu ?? null;
  if (!franchise || !menu || !item) return null;
  const values = listOwnItemValues(franchise, menu, item);
  if (values.some(({ kind }) => kind === 'added')) return null;
  return {
    values,
    describe: (own) => describeMenuValue(own, { franchise, here: menu }),
    follow: (label, paths) =>
      edited.change(label, (before) =>
        paths.reduce((document, [, ...path]) => takeMenuValue(franchise, document, path), before),
      ),
  };
}
