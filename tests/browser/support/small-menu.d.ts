import type { MenuDocument } from '@tischlein/domain/menu';
/** A small menu with something of everything: it is opened, loaded and checked in a fraction of the time. */
export declare function createSmallMenu(menu: MenuDocument): MenuDocument;
