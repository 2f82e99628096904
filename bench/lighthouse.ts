import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../tools/browser.ts';
import { atLeast, atMost, type Figure, median } from './figure.ts';
import { startServer } from './server-process.ts';

const PAGE = '/f=tramonto-mitte/';
const ROUNDS = 3;
const BOUNDS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Largest contentful paint in ms on the simulated phone; layout shift is a score. */
const LIMITS = { 'largest-contentful-paint': 1250, 'cumulative-layout-shift': 0 } as const;

/** Runs Lighthouse (mobile) on the built start page with the franchise menu and takes the median of each score. */
export async function benchLighthouse(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'lighthouse'));
  await using browser = await startBrowser(folder);
  const runs: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    runs.push(await runLighthouse(`http://127.0.0.1:${server.port}${PAGE}`, browser.port));
  }
  const medianScore = (name: string): number => median(runs.map((run) => run[name] ?? Number.NaN));
  return [
    ...Object.entries(BOUNDS).map(([name, bound]) =>
      atLeast(`Lighthouse mobile, ${name}`, medianScore(name), { bound }),
    ),
    ...Object.entries(LIMITS).map(([name, bound]) =>
      atMost(`Lighthouse mobile, ${name}`, medianScore(name), { bound }),
    ),
  ];
}

async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(BOUNDS),
  });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(Object.keys(LIMITS).map((name) => [name, audits[name]?.numericValue ?? Number.NaN])),
  };
}

async function startBrowser(folder: string): Promise<{ readonly port: number } & AsyncDisposable> {
  const binary = ensureBrowser();
  if (!binary) throw new Error('Lighthouse needs a Chromium; CHROMIUM_PATH names one.');
  const profile = mkdtempSync(join(folder, 'profile-'));
  const quietFlags = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const flags = [
    '--headless',
    '--no-sandbox',
    ...quietFlags,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(binary, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const port = await readDebuggingPort(child.stderr);
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'close');
      // Debian's start script forks the browser; killing the process group ends both.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function readDebuggingPort(stderr: Readable): Promise<number> {
  for await (const line of createInterface({ input: stderr })) {
    const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    stderr.resume();
    return Number(port);
  }
  throw new Error('the browser ended before it listened');
}
