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
import { DIFFERENCES } from './pages/differences.ts';
import { COPYING } from './pages/copying.ts';
import { ALARM } from './pages/alarm.ts';
import { RESTAURANT } from './pages/restaurant.ts';
import { SHOP_OPTIONS } from './pages/shop-options.ts';
import { SPECIAL_DAYS } from './pages/special-days.ts';
import { INSTALLATION } from './pages/installation.ts';
import { DRIVER } from './pages/driver.ts';
import { REPLACE_ACCESS } from './pages/replace-access.ts';
import { ELECTRONIC_INVOICE } from './pages/electronic-invoice.ts';
import { GUIDE } from './pages/guide.ts';
import { MAIL_FIELD } from './pages/mail-field.ts';
import { ADDRESS_QUESTION } from './pages/address-question.ts';
import { PDF_LINES } from './pages/pdf-lines.ts';

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
  'alarm of the desk': ALARM,
  'dish editor': DISH_EDITOR,
  'settings page': SETTINGS,
  'differences from the franchise': DIFFERENCES,
  'copying into branches': COPYING,
  restaurant: RESTAURANT,
  'shop options': SHOP_OPTIONS,
  'special days': SPECIAL_DAYS,
  installation: INSTALLATION,
  'tour of a driver': DRIVER,
  'own access at the first sign-in': REPLACE_ACCESS,
  'e-invoice of an order': ELECTRONIC_INVOICE,
  'guide for the first evening': GUIDE,
  'mail address in a form': MAIL_FIELD,
  'question about an address': ADDRESS_QUESTION,
  'lines of a PDF list': PDF_LINES,
};
