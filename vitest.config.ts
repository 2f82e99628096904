import { defineConfig } from 'vitest/config';

// Tests that need databases: both engines come from tests/support/global-setup.ts.
const WITH_DATABASES = ['tests/api/**/*.test.ts', 'apps/server/**/*.store.test.ts', 'apps/server/src/db/**/*.test.ts'];
// Generated cases: in every `npm test`, too long for every `npm run check`.
const GENERATED = [
  'packages/domain/src/pricing/{generated-carts,browser-build}.test.ts',
  'packages/domain/src/payments/generated-events.test.ts',
];
// Only in `npm run test:thorough`.
const ONLY_THOROUGH = ['tests/api/kill-points.test.ts', 'demo/pictures/**/*.test.ts'];
// In `npm run test:thorough` as well, with larger amounts (tests/support/tier.ts).
const ALSO_THOROUGH = [...GENERATED, 'tests/api/{corpus,faults,payment-sequences}.test.ts'];
const LOCKS = 'tests/rules/locks.test.ts';

const DATABASES = {
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,demo,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...WITH_DATABASES, ...GENERATED, ...ONLY_THOROUGH],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'generated', include: GENERATED, testTimeout: 30_000 } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: [LOCKS] } },
      { test: { name: 'locks', include: [LOCKS], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'api', include: WITH_DATABASES, exclude: ONLY_THOROUGH, ...DATABASES } },
      {
        test: {
          name: 'thorough',
          include: [...ALSO_THOROUGH, ...ONLY_THOROUGH],
          env: { TEST_TIER: 'thorough' },
          ...DATABASES,
        },
      },
    ],
  },
});
