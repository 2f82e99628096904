import { CART, TABLE_MENU } from '@tischlein/wording/storefront';
import type { Order } from '../../ordering/use-order.ts';

/** 'Warenkorb', or 'Für Tisch 7'. */
export const cartTitle = ({ options: { table } }: Pick<Order, 'options'>): string =>
  table === null ? CART.title : TABLE_MENU.forTable(table);
