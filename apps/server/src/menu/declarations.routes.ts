import * as calls from '@tischlein/contract/calls';
import type { DeclarationState } from '@tischlein/contract/office';
import {
  confirmDeclarations,
  type DeclaredItem,
  isSameDeclaredItem,
  listLackingParticulars,
  listUndeclared,
} from '@tischlein/domain/menu';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { changeMenu } from '../shops/change-menu.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { countMenuChanges, readSavedMenu } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readConfirmations, writeConfirmations } from './declarations.store.ts';

/** Dishes and ingredients with unknown declarations, and confirming them. */
export const officeDeclarationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeclarations, ({ shop }) => readDeclarationState(deps, shop));

  route(app, calls.confirmDeclarations, async ({ shop, staff: { email: by }, body, request }) => {
    const { items } = body;
    requireEdited(await confirmMenuDeclarations(deps, shop, { items, by, version: requireVersion(request) }));
    return readDeclarationState(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });
};

interface Confirming {
  readonly items: readonly DeclaredItem[];
  readonly by: string;
  readonly version: string;
}

/** Declares items of the menu as their merchant confirms them, and keeps who and when (S3 L2). */
function confirmMenuDeclarations(
  deps: Deps,
  { id: shopId }: LoadedShop,
  { items, by, version }: Confirming,
): Promise<Edited<void>> {
  return editDocument(deps, {
    shopId,
    version,
    read: (saved) => ({
      version: String(countMenuChanges(saved)),
      get document() {
        return listUndeclared(readSavedMenu(saved));
      },
    }),
    write: async (writer, saved) => {
      const menu = readSavedMenu(saved);
      const confirmed = listUndeclared(menu).filter((each) => items.some((item) => isSameDeclaredItem(item, each)));
      const at = deps.clock.now();
      const declared = confirmDeclarations(menu, confirmed);
      await changeMenu(writer, saved, { menu: declared, by, at, cause: 'declarations', mayWriteOffers: true });
      await writeConfirmations(writer, shopId, { items: confirmed, by, at });
    },
  });
}

/** The unknown declarations, and the confirmed ones. */
async function readDeclarationState(deps: Deps, shop: LoadedShop): Promise<DeclarationState> {
  const confirmed = await readConfirmations(deps.database.read, shop.id);
  return {
    version: String(shop.menuVersion),
    unknown: listUndeclared(shop.menuDocument).map((each) => ({ ...each, named: [...each.named] })),
    lacking: listLackingParticulars(shop.fullMenu.menu, shop.config).map(({ dish: { id, name }, missing }) => ({
      id,
      name,
      missing: [...missing],
    })),
    confirmed: confirmed.map((each) => ({ ...each, names: [...each.names] })),
  };
}
