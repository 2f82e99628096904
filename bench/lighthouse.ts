import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import lighthouse from 'lighthouse';
import { bringBrowser } from '../tools/browser.ts';
import { atLeast, type Figure, median } from './figure.ts';
import { startServer } from './served.ts';

const PAGE = '/f=tramonto-mitte/';
const ROUNDS = 3;
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse's mobile scores of the built start page with the franchise menu, the median of some runs. */
export async function benchLighthouse(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'lighthouse'));
  await using browser = await startBrowser(folder);
  const runs: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    runs.push(await scores(`http://127.0.0.1:${server.port}${PAGE}`, browser.port));
  }
  return Object.entries(BOUNDS).map(([category, bound]) =>
    atLeast(`Lighthouse mobile, ${category}`, median(runs.map((run) => run[category] ?? 0)), { bound }),
  );
}

async function scores(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(BOUNDS),
  });
  const categories = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(([name, category]) => [name, Math.round((category.score ?? 0) * 100)]));
}

async function startBrowser(folder: string): Promise<{ readonly port: number } & AsyncDisposable> {
  const binary = bringBrowser();
  if (!binary) throw new Error('Lighthouse needs a Chromium; CHROMIUM_PATH names one.');
  const profile = mkdtempSync(join(folder, 'profile-'));
  const quiet = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const flags = ['--headless', '--no-sandbox', ...quiet, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(binary, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await debuggingPort(child.stderr);
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function debuggingPort(words: Readable): Promise<number> {
  for await (const line of createInterface({ input: words })) {
    const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    words.resume();
    return Number(port);
  }
  throw new Error('the browser ended before it listened');
}
