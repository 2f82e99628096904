import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browser.ts';
import { findFreePort } from './tools/free-port.ts';
import { useMemoryFolder } from './tools/memory-folder.ts';
import { noteText } from './tools/note-text.ts';
import { callFromPhone, type PhoneCall } from './tools/phone-calls.ts';

useMemoryFolder();
// The workers read this file too; they use the port that the first reading chose.
const COMPONENTS_PORT = (process.env['COMPONENTS_PORT'] ??= String(await findFreePort()));
const executablePath = findBrowser();

// Tests that need databases: both engines come from tests/support/global-setup.ts.
const WITH_DATABASES = ['tests/api/**/*.test.ts', 'apps/server/**/*.store.test.ts', 'apps/server/src/db/**/*.test.ts'];
// Generated cases: in every `npm test`, too long for every `npm run check`.
const GENERATED = [
  'packages/domain/src/pricing/{generated-carts,browser-build}.test.ts',
  'packages/domain/src/payments/generated-events.test.ts',
  'packages/domain/src/checkout-flow/generated-sequences.test.ts',
  'packages/domain/src/group-order/group-sequences.test.ts',
];
// Only in `npm run test:thorough`.
const ONLY_THOROUGH = ['tests/api/{kill-points,release}.test.ts', 'demo/pictures/**/*.test.ts'];
// In `npm run test:thorough` as well, with larger amounts or on more engines.
const ALSO_THOROUGH = [
  ...GENERATED,
  ...globSync('tests/api/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes("'../support/tier.ts'")),
];
const COMPONENTS = '{apps,packages}/**/*.component.test.tsx';
const IS_WHOLE_RUN = process.env.NODE_ENV === 'production';
// Each file of tests loads hundreds of modules. Those of these packages are bundled for a whole run; a run of a few files sees
// every edit at once.
const BUNDLED_PACKAGES = IS_WHOLE_RUN ? ['domain', 'contract', 'wording', 'documents'].flatMap(listEntries) : [];
const LOCKS = 'tests/rules/locks.test.ts';

/** What a test waits for may take long on a busy machine; the test's own timeout ends it. */
const PATIENT = { expect: { poll: { timeout: 10_000 } } };
const DATABASES = {
  ...PATIENT,
  // A server allocates many short-lived objects: collecting a small heap for it takes a tenth of the processor time.
  execArgv: ['--max-semi-space-size=64'],
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    // One more than processors of a small machine: tests wait for PostgreSQL, for other processes and for frames a third of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          // Loading the modules again costs more than most of these files' tests.
          isolate: false,
          include: ['{packages,apps,demo,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', COMPONENTS, ...WITH_DATABASES, ...GENERATED, ...ONLY_THOROUGH],
          testTimeout: 30_000,
          ...PATIENT,
        },
      },
      { test: { name: 'generated', isolate: false, include: GENERATED, testTimeout: 30_000 } },
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['tests/rules/**/*.test.ts'],
          exclude: [LOCKS],
          // Most of them read the whole repository.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'locks', include: [LOCKS], testTimeout: 60_000, hookTimeout: 60_000 } },
      // Loading the server again for each file takes longer than the tests of many files.
      { test: { name: 'api', isolate: false, include: WITH_DATABASES, exclude: ONLY_THOROUGH, ...DATABASES } },
      {
        server: {
          proxy: Object.fromEntries(
            ['/api', '/media', '/f=', '/practice-payments'].map((path) => [
              path,
              `http://127.0.0.1:${COMPONENTS_PORT}`,
            ]),
          ),
        },
        // No import names the runtimes, so Vite would find them late and load the page again.
        optimizeDeps: {
          include: ['react/jsx-runtime', 'react/jsx-dev-runtime', ...BUNDLED_PACKAGES],
          force: IS_WHOLE_RUN,
        },
        test: {
          name: 'components',
          include: [COMPONENTS],
          globalSetup: ['tests/components/serve-demo.ts'],
          // Ends a hung test; each wait has its own bound.
          testTimeout: 120_000,
          // As stories have: tools/verdict.ts names a test that is green only now, and fails the run from three of them on.
          retry: IS_WHOLE_RUN ? 1 : 0,
          ...PATIENT,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            commands: {
              noteShownText: (_context, text: string) => noteText(text),
              loseCode: ({ context }, file: string) =>
                context.route(`**/${file}*`, (route) => route.fulfill({ status: 404 })),
              bringBackCode: ({ context }, file: string) => context.unroute(`**/${file}*`),
              callFromPhone: (_context, call: PhoneCall) => callFromPhone(`http://127.0.0.1:${COMPONENTS_PORT}`, call),
            },
            provider: playwright({
              launchOptions: {
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
                ...(executablePath ? { executablePath } : {}),
              },
              // Dialogs close at once; that they fade is a story's subject.
              contextOptions: {
                locale: 'de-DE',
                timezoneId: 'Europe/Berlin',
                reducedMotion: 'reduce',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
      {
        test: {
          name: 'thorough',
          include: [...ALSO_THOROUGH, ...ONLY_THOROUGH],
          env: { TEST_TIER: 'thorough' },
          ...DATABASES,
          // Hundreds of rounds in one test.
          testTimeout: 120_000,
        },
      },
    ],
  },
});

/** '@tischlein/domain/menu' and the other entries of a package. */
function listEntries(name: string): readonly string[] {
  const { exports }: { exports: object } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.keys(exports).map((entry) => `@tischlein/${name}${entry.slice(1)}`);
}
