import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';
import { findFreePort } from '../../tools/free-port.ts';
import { useMemoryFolder } from '../../tools/memory-folder.ts';
import { FRIDAY_EVENING } from './support/shop-clock.ts';

useMemoryFolder();
// Workers evaluate this file again and must use the server that the first evaluation chose.
const port = (process.env['STORIES_PORT'] ??= String(await findFreePort()));
const pushPort = (process.env['STORIES_PUSH_PORT'] ??= String(await findFreePort()));
const dataDir = (process.env['STORIES_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tischlein-stories-')));
process.env['STORIES_STARTED_AT'] ??= String(Date.now());
// Titles name the seed, so all workers need the same.
process.env['TEST_SEED'] ??= String(Date.now() % 2 ** 31);
const root = join(import.meta.dirname, '../..');
const executablePath = findBrowser();
const signIn = 'sign-in';
/** `STORIES_SLOWED=2`: what takes twice as long may take twice as long. */
const slowdown = Number(process.env['STORIES_SLOWED']) || 1;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
// The same on every screen; the keyboard story needs the screen that has one.
const DESKTOP_ONLY =
  'guest/{documents,payment-methods,refusals,times,cart-states,texts,keyboard,strip,after-order,account}.story.ts';

export default defineConfig({
  outputDir: join(root, 'test-results/stories'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/stories.json') }]],
  // One more than processors of a small machine: a third of their time, stories wait for frames and fades. A slowed browser
  // needs its processor: a third one would make all of them slower than the factor says.
  workers: slowdown > 1 ? 2 : 3,
  fullyParallel: true,
  forbidOnly: true,
  // tools/test.ts names a story that is green only now, and fails the run from three of them on.
  retries: 1,
  // Ends a hung story. Each step bounds what a guest waits for, also on a slow machine.
  timeout: 120_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A hung press fails with its own name, before the story's timeout.
    actionTimeout: 30_000 * slowdown,
    // A race that shows once in a hundred runs does not show again in the retry.
    trace: slowdown > 1 ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: signIn, testMatch: 'office/sign-in.story.ts', use: devices['Desktop Chrome'] },
    {
      name: 'phone',
      testMatch: 'guest/*.story.ts',
      testIgnore: DESKTOP_ONLY,
      dependencies: [signIn],
      // One pixel for each CSS pixel: drawing seven times as many takes a tenth of the processor time and shows nothing new.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'desktop', testMatch: DESKTOP_ONLY, dependencies: [signIn], use: desktop },
    {
      // Stories of the phone again, where the layout or the keyboard makes a difference.
      name: 'layout',
      testMatch: 'guest/*.story.ts',
      grep: /@desktop/,
      dependencies: [signIn],
      use: desktop,
    },
    {
      name: 'tablet',
      testMatch: 'office/*.story.ts',
      testIgnore: 'office/sign-in.story.ts',
      dependencies: [signIn],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1180, height: 820 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      // All guests share one IP address.
      RATE_LIMIT_FACTOR: '1000',
      TISCHLEIN_CLOCK: FRIDAY_EVENING,
      STORIES_PUSH_PORT: pushPort,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'support/redirect-push.mjs')).href}`,
    },
    // The last line of `npm start`; its groups become environment variables.
    wait: { stdout: /First sign-in\s+(?<owner_email>\S+) \/ (?<owner_password>\S+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
