import { ACCOUNT_SCENES } from './account.ts';
import { AFTER_ORDER_SCENES } from './after-order.ts';
import { BARE_SCENES, listBare } from './bare.ts';
import { BRANCH_SCENES } from './branches.ts';
import { CART_SCENES } from './cart.ts';
import { CHECKOUT_SCENES } from './checkout.ts';
import { CODE_SCENES } from './codes.ts';
import { DISH_SCENES } from './dish.ts';
import { FEEDBACK_SCENES } from './feedback.ts';
import { GROUP_SCENES } from './group.ts';
import { GROUP_CHECKOUT_SCENES } from './group-checkout.ts';
import { MENU_SCENES } from './menu.ts';
import { OFFER_SCENES } from './offers.ts';
import { PAGE_SCENES } from './pages.ts';
import { RESERVATION_SCENES } from './reservations.ts';
import type { Scene } from './scene.ts';
import { SERVICE_SCENES } from './service.ts';
import { TABLE_SCENES } from './table.ts';
import { WAITER_SCENES } from './waiter.ts';
import { WOK_SCENES } from './wok.ts';

const DEMO_SCENES: readonly Scene[] = [
  ...MENU_SCENES,
  ...DISH_SCENES,
  ...SERVICE_SCENES,
  ...BRANCH_SCENES,
  ...CART_SCENES,
  ...OFFER_SCENES,
  ...CHECKOUT_SCENES,
  ...GROUP_SCENES,
  ...GROUP_CHECKOUT_SCENES,
  ...ACCOUNT_SCENES,
  ...AFTER_ORDER_SCENES,
  ...FEEDBACK_SCENES,
  ...PAGE_SCENES,
  ...CODE_SCENES,
  ...RESERVATION_SCENES,
  ...TABLE_SCENES,
  ...WAITER_SCENES,
  ...WOK_SCENES,
];

/** Every dialog and every state of the shop. */
export const SCENES: readonly Scene[] = [...DEMO_SCENES, ...BARE_SCENES, ...listBare(DEMO_SCENES)];
