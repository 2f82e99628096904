import { MENU_PARTS } from '@tischlein/domain/menu-editing';
import type { MenuDocument } from '@tischlein/domain/menu';
import { z } from 'zod';
import { menuDocument } from '../shop/index.ts';
import { instant } from '../wire-values.ts';

const menu: z.ZodType<MenuDocument> = menuDocument;

/** Why a menu changed: by an editor, by confirming declarations, by an import, or by restoring an earlier one. */
export const MENU_CHANGE_CAUSES = ['edit', 'declarations', 'import', 'restore'] as const;
export type MenuChangeCause = (typeof MENU_CHANGE_CAUSES)[number];

export const changeSummary = z.object({
  part: z.enum(MENU_PARTS),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  isPrice: z.boolean(),
  count: z.number().int(),
  names: z.array(z.string()),
});

/** Who changed a menu, when, and what. */
export const menuChangeEntry = z
  .object({
    number: z.number().int(),
    at: instant,
    by: z.string(),
    cause: z.enum(MENU_CHANGE_CAUSES),
    summary: z.array(changeSummary),
  })
  .meta({ id: 'MenuChangeEntry' });
export type MenuChangeEntry = z.infer<typeof menuChangeEntry>;

export const menuChangeList = z
  .object({
    /** Version of the menu as it is now, for If-Match. */
    version: z.string(),
    /** Latest first. */
    changes: z.array(menuChangeEntry),
  })
  .meta({ id: 'MenuChangeList' });
export type MenuChangeList = z.infer<typeof menuChangeList>;

/** A change with the whole menu before and after it. */
export const menuChangeDetail = z
  .object({ change: menuChangeEntry, before: menu, after: menu })
  .meta({ id: 'MenuChangeDetail' });
export type MenuChangeDetail = z.infer<typeof menuChangeDetail>;

export const restoreMenuRequest = z.object({ state: z.enum(['before', 'after']) }).meta({ id: 'RestoreMenuRequest' });

/** The menu that a branch follows; null: it follows none. */
export const franchiseMenu = z.object({ menu: menu.nullable() }).meta({ id: 'FranchiseMenu' });
export type FranchiseMenu = z.infer<typeof franchiseMenu>;
