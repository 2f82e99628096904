import { defineConfig } from 'vitest/config';

// Tests that run on both databases; they need the PostgreSQL server of tests/support/postgres-once.ts.
const ON_BOTH_DATABASES = [
  'tests/api/**/*.test.ts',
  'apps/server/**/*.store.test.ts',
  'apps/server/src/db/**/*.test.ts',
];
// Thousands of generated cases and drawings: in every `npm test`, too long for every `npm run check`.
const THOROUGH = [
  'packages/domain/src/pricing/{generated-carts,browser-build}.test.ts',
  'packages/domain/src/payments/generated-events.test.ts',
  'demo/plates/**/*.test.ts',
];
const LOCKS = 'tests/rules/locks.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,demo,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...ON_BOTH_DATABASES, ...THOROUGH],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'thorough', include: THOROUGH, testTimeout: 30_000 } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: [LOCKS] } },
      { test: { name: 'locks', include: [LOCKS], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'api',
          include: ON_BOTH_DATABASES,
          globalSetup: ['tests/support/postgres-once.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
