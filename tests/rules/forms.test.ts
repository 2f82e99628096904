import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

const FORM = 'packages/ui/src/form.tsx';

/** May only get shorter. */
const LEFT_TO_CONVERT = [
  'apps/storefront/app/account/account-form.tsx',
  'apps/storefront/app/account/sign-in-form.tsx',
  'apps/storefront/app/features/feedback/rating-form.tsx',
  'apps/storefront/app/features/group/group-dialog.tsx',
  'apps/storefront/app/features/group/join-group.tsx',
  'apps/storefront/app/features/group/name-form.tsx',
  'apps/storefront/app/features/offers/option-dialog.tsx',
  'apps/storefront/app/features/reservation/answer-form.tsx',
  'apps/storefront/app/features/reservation/change-form.tsx',
  'apps/storefront/app/features/reservation/reserve-form.tsx',
  'apps/storefront/app/features/service/initial-info/initial-page.tsx',
  'apps/storefront/app/features/table/number-form.tsx',
  'apps/storefront/app/features/tracking/consent-settings.tsx',
  'apps/storefront/app/features/waiter/sign-in.tsx',
  'apps/storefront/app/features/withdrawal/withdrawal-steps.tsx',
  'apps/storefront/app/pages/checkout.tsx',
  'apps/storefront/app/pages/table-bill.tsx',
  'apps/storefront/app/pages/table-checkout.tsx',
];

// Once at a time, errors at their fields, nothing lost that is typed while it is sent (docs/decisions/078).
it('forms are sent by Form', () => {
  const found = committedFiles(/^(?:apps|packages)\/.*\.tsx$/).filter(({ text }) => /\bonSubmit\b/.test(text));
  expect(found.map(({ path }) => path).sort()).toEqual([FORM, ...LEFT_TO_CONVERT].sort());
});
