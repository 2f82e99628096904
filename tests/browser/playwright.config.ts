import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';

// The workers read this file too; they meet the server that the first reading chose.
const port = (process.env['STORIES_PORT'] ??= String(await freePort()));
const dataDir = (process.env['STORIES_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tischlein-stories-')));
const root = join(import.meta.dirname, '../..');
const executablePath = findBrowser();

export default defineConfig({
  testMatch: '**/*.story.ts',
  outputDir: join(root, 'test-results/stories'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/stories.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    cwd: root,
    env: { NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The system gave no free port.');
}
