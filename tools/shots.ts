import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuilt } from './test-steps.ts';

// npm run shots [-- -g dish]: takes screenshots of every scene, on phone and desktop, light and dark.
const FOLDER = 'test-results/shots';
const SCREENS = ['phone', 'desktop', '390', '1024', '1180', '1440'];
const SCHEMES = ['light', 'dark'];

const playwrightArguments = process.argv.slice(2);
if (playwrightArguments.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
process.exitCode = (await ensureBuilt()) && takeScreenshots() ? 0 : 1;
await writeFile(join(FOLDER, 'index.html'), renderIndex(await readdir(FOLDER)));
process.stdout.write(`\n${resolve(FOLDER, 'index.html')}\n`);

function takeScreenshots(): boolean {
  const CHROMIUM_PATH = ensureBrowser() ?? '';
  const { status } = spawnSync(
    resolve('node_modules/.bin/playwright'),
    ['test', '-c', 'tests/browser/shots.config.ts', ...playwrightArguments],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
  );
  return status === 0;
}

/** All screenshots on one page, one row per scene. */
function renderIndex(files: readonly string[]): string {
  const scenes = [...new Set(files.filter((file) => file.endsWith('.png')).map((file) => file.split('.')[0] ?? ''))];
  const style =
    'body{font:1rem/1.4 system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;flex-wrap:wrap}img{height:26rem;border:1px solid gray}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${style}</style><h1>${scenes.length} scenes</h1>${scenes
    .map((scene) => `<section id="${scene}"><h2>${scene}</h2><div>${renderRow(scene, files)}</div></section>`)
    .join('')}</html>`;
}

function renderRow(scene: string, files: readonly string[]): string {
  return SCREENS.flatMap((screen) => SCHEMES.map((scheme) => `${scene}.${screen}.${scheme}.png`))
    .filter((file) => files.includes(file))
    .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
    .join('');
}
