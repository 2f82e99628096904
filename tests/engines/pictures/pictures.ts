import { SCENES } from '../../browser/scenes/index.ts';
import { OFFICE_SCENES } from '../../browser/scenes/office.ts';
import { showOfficeScene } from '../../browser/scenes/show-office-scene.ts';
import { showScene } from '../../browser/scenes/show-scene.ts';
import { comparePictures, pictureStory } from './picture-story.ts';

/** Pages and dialogs that all engines lay out alike. */
const WIDE = 'menu-search menu-closed menu-without dish combo address offer-details coupon-page cart'.split(' ');
/** Without those whose tags and links break at another word on so narrow a screen. */
const ON_PHONES = [
  'dish',
  'dish-info',
  'cart',
  'address',
  'offer-details',
  'checkout',
  'checkout-invalid',
  'order',
  'receipt',
  'order-accepted',
  'order-ready',
  'order-change',
  'order-refunded',
  'receipt-refunded',
  'receipt-company',
  'group-welcome',
  'group-join',
  'group-cart-owner',
  'group-cart-member',
  'group-holding',
  'group-order-owner',
  'table-arrival',
  'table-ours',
  'table-bill',
  'table-paid',
  'page-feedback',
  'branch-list',
  'overview',
  'withdrawal',
  'withdrawal-check',
  'account-sign-in',
  'bare-checkout',
];
const FOR_STAFF: readonly string[] = ['office-figures'];

for (const [screen, names] of [
  ['wide', WIDE],
  ['phone', ON_PHONES],
] as const)
  for (const scene of SCENES.filter(({ name }) => names.includes(name)))
    pictureStory(
      `${screen}: ${scene.name}`,
      { tag: `@${screen}` },
      async ({ page, guest, owner, browserErrors, gallery }) => {
        await showScene(scene, { guest, owner, browserErrors });
        await comparePictures(page, scene.name, gallery);
      },
    );

for (const scene of OFFICE_SCENES.filter(({ name }) => FOR_STAFF.includes(name)))
  pictureStory(`wide: ${scene.name}`, { tag: '@wide' }, async ({ desk, owner, browserErrors, gallery }) => {
    await desk.page.setViewportSize({ width: 1180, height: 820 });
    await showOfficeScene(scene, { desk, owner, browserErrors });
    await comparePictures(desk.page, scene.name, gallery);
  });
