import type { Row } from './changes.ts';
import { MENU } from './pages/menu.ts';
import { DISH } from './pages/dish.ts';
import { COMBO } from './pages/combo.ts';
import { CART } from './pages/cart.ts';
import { CHECKOUT } from './pages/checkout.ts';
import { EXTERNAL_PAYMENT } from './pages/external-payment.ts';
import { ORDER } from './pages/order.ts';
import { GROUP_OWNER } from './pages/group-owner.ts';
import { GROUP_MEMBER } from './pages/group-member.ts';
import { HOLDING } from './pages/holding.ts';
import { TABLE } from './pages/table.ts';
import { BILL } from './pages/bill.ts';
import { WAITER_TABLE } from './pages/waiter-table.ts';
import { WAITER_SPLIT } from './pages/waiter-split.ts';
import { DESK } from './pages/desk.ts';
import { DISH_EDITOR } from './pages/dish-editor.ts';
import { SETTINGS } from './pages/settings.ts';
import { DRIVER } from './pages/driver.ts';

/** The pages that a person has open, by their names in docs/changes.md. */
export const PAGES: Readonly<Record<string, Row>> = {
  menu: MENU,
  'dish dialog': DISH,
  'combo dialog': COMBO,
  cart: CART,
  checkout: CHECKOUT,
  'external payment': EXTERNAL_PAYMENT,
  'order page': ORDER,
  'group, owner': GROUP_OWNER,
  'group, member': GROUP_MEMBER,
  'waiting page of a group': HOLDING,
  table: TABLE,
  bill: BILL,
  'table of a waiter': WAITER_TABLE,
  'splitting by a waiter': WAITER_SPLIT,
  desk: DESK,
  'dish editor': DISH_EDITOR,
  'settings page': SETTINGS,
  'tour of a driver': DRIVER,
};
