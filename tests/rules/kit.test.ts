import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

const parts = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

/** What one part of the kit does for all, and the files that do it. A list may only get shorter. */
const ONCE: readonly (readonly [name: string, pattern: RegExp, files: readonly string[]])[] = [
  // The order that takes the screen has no close button and no head.
  ['dialogs', /<dialog\b/, ['apps/office/app/desk/takeover.tsx', 'packages/ui/src/dialog.tsx']],
  ['heads of dialogs', /\bclassName="dialog-head\b/, ['packages/ui/src/dialog-head.tsx']],
  // Rows of inputs, a map of hours, versions side by side, no head; and those of guests and waiters.
  [
    'tables',
    /<table\b/,
    [
      'apps/office/app/books/order-heat.tsx',
      'apps/office/app/dish/dish-price-table.tsx',
      'apps/office/app/dish/group-items.tsx',
      'apps/office/app/dish/own-prices-grid.tsx',
      'apps/office/app/ui/conflict-dialog.tsx',
      'apps/office/app/ui/table.tsx',
      'apps/storefront/app/features/pages/hours-table.tsx',
      'apps/storefront/app/features/receipt/receipt-sheet.tsx',
      'apps/storefront/app/features/waiter/all-items.tsx',
    ],
  ],
  // An address that is only shown, and one that ends advertising, whatever it is.
  [
    'mail addresses',
    /\btype="email"/,
    [
      'apps/office/app/sign-in/access-page.tsx',
      'apps/storefront/app/features/advertising/unsubscribe-form.tsx',
      'packages/ui/src/mail-field.tsx',
    ],
  ],
  ['the clipboard', /\bnavigator\.clipboard\b/, ['packages/ui/src/copy-button.tsx']],
  ['the share sheet', /\bnavigator\.share\b/, ['packages/ui/src/copy-button.tsx']],
];

// docs/decisions/080-kit-of-parts.md
it.each(ONCE)('%s: written once', (_, pattern, files) => {
  const found = parts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found).toEqual(files);
});
