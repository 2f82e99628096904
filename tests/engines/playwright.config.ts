import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../tools/free-port.ts';
import { hasFirefox } from './firefox.ts';
import { hasWebKit } from './webkit.ts';
import { useMemoryFolder } from '../../tools/memory-folder.ts';

useMemoryFolder();
// Workers evaluate this file again and must use the server that the first evaluation chose.
const port = (process.env['STORIES_PORT'] ??= String(await findFreePort()));
const dataDir = (process.env['STORIES_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tischlein-engines-')));
const root = join(import.meta.dirname, '../..');

const SERVER = {
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
  },
  // The last line of `npm start`; its groups become environment variables.
  wait: { stdout: /First sign-in\s+(?<owner_email>\S+) \/ (?<owner_password>\S+)/ },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
};

/** The main journeys in the engines that Playwright does not lead: WebKitGTK, which has the engine of iPhones, and Firefox. */
export default defineConfig<{ engine: 'webkit' | 'firefox' }>({
  testMatch: '*.story.ts',
  outputDir: join(root, 'test-results/engines'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/stories.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox' } },
  ],
  ...(hasFirefox() || hasWebKit() ? { webServer: SERVER } : {}),
});
