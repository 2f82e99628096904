import { createHash } from 'node:crypto';
import { menuDocument } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import { isSameAsFranchise, mergeMenu } from './branch-documents.ts';
import { findBaseDocument, type StoredVersion } from './readable-documents.ts';
import { type MenuExtras, type ParsedMenu, type PreparedMenu, prepareMenu } from './stocked-menu.ts';

/** Menus that several branches use; they leave memory with the last branch that does. */
export interface SharedMenus {
  /** Parses a menu; branches that do not differ from their franchise share one. */
  parse(version: StoredVersion): ParsedMenu;
  /** Adds prices before reductions and ratings; branches with the same menu, prices and ratings share one. */
  prepare(menu: ParsedMenu, extras: MenuExtras): PreparedMenu;
  isShared(menu: PreparedMenu): boolean;
}

export function createSharedMenus(): SharedMenus {
  const byFranchise = new Map<ShopId, { readonly hash: string; readonly document: WeakRef<MenuDocument> }>();
  const shared = new WeakMap<MenuDocument, { readonly parsed: ParsedMenu; readonly prepared: PreparedByExtras }>();
  return {
    isShared: ({ document }) => shared.has(document),
    parse: ({ stored, franchise }) => {
      if (franchise === null || !isSameAsFranchise(stored.menu))
        return parseMenu(mergeMenu(stored.menu, findBaseDocument(stored, 'menu', franchise)));
      const hash = hashText(franchise.menu);
      const known = byFranchise.get(franchise.shopId);
      const document = known?.hash === hash ? known.document.deref() : undefined;
      const found = document && shared.get(document);
      if (found) return found.parsed;
      const parsed = parseMenu(JSON.parse(franchise.menu));
      shared.set(parsed.document, { parsed, prepared: new Map() });
      byFranchise.set(franchise.shopId, { hash, document: new WeakRef(parsed.document) });
      return parsed;
    },
    prepare: (menu, extras) => {
      const own = shared.get(menu.document);
      if (!own) return prepareMenu(menu.document, { extras, parsed: menu });
      const key = JSON.stringify(extras);
      const found = own.prepared.get(key)?.deref() ?? prepareMenu(menu.document, { extras, parsed: menu });
      for (const [other, reference] of own.prepared) if (!reference.deref()) own.prepared.delete(other);
      own.prepared.set(key, new WeakRef(found));
      return found;
    },
  };
}

type PreparedByExtras = Map<string, WeakRef<PreparedMenu>>;

function parseMenu(whole: unknown): ParsedMenu {
  const document = menuDocument.parse(whole);
  return { document, ...readMenu(document) };
}

const hashText = (text: string): string => createHash('sha1').update(text).digest('base64url');
