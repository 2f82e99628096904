import { existsSync } from 'node:fs';
import { cp, glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { InlineConfig, Plugin } from 'vite';
import { hashSources, isBuilt, writeBuildStamp } from './build-stamp.ts';
import { withLock } from './lock.mjs';
import { runInForeground } from './run-in-foreground.mjs';
import { requireUnkilled } from './require-unkilled.ts';

// Not bundled: native modules, modules that read files from their own folder, and development-only ones.
const EXTERNAL = ['sharp', '@fastify/swagger-ui', 'css-tree', 'pdfkit', 'vite'];

const NEXT = 'dist.next';
const PREVIOUS = 'dist.previous';
const LATE_CODE = 'server/assets';
const KEEP_FOR_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Node keeps a file of ASCII characters in memory with one byte for each, any other with two. `String.raw` is
 * for regular expressions only, which read the escapes alike.
 */
const toAscii: Plugin = {
  name: 'to-ascii',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeSigns(file.code);
  },
};
const escapeSigns = (code: string): string =>
  code.replaceAll(/[^\0-\x7F]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const compress = promisify(brotliCompress);

/** Rolldown takes its memory outside of V8's heap, which therefore has to be small. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=320'] as const;
const PARTS = ['storefrontClient', 'storefrontServer', 'office', 'server'] as const;
type Part = (typeof PARTS)[number];

if (import.meta.main) await (process.argv[2] === undefined ? buildAll() : buildPart(process.argv[2]));

/**
 * Builds everything that `npm start` serves into dist/. Half a build is never seen, and a server that runs from the previous
 * one keeps the code that it loads late.
 */
export function buildAll(): Promise<void> {
  return withLock(async (hasWaited) => {
    // The other command has built the same.
    if (hasWaited && (await isBuilt())) return;
    const hash = await hashSources();
    await rm(NEXT, { recursive: true, force: true });
    await buildEachAlone(hash);
    await Promise.all([compressFiles(join(NEXT, 'storefront/client')), compressFiles(join(NEXT, 'office'))]);
    await writeBuildStamp(hash, NEXT);
    await keepLateCode();
    await rm(PREVIOUS, { recursive: true, force: true });
    if (existsSync('dist')) await rename('dist', PREVIOUS);
    await rename(NEXT, 'dist');
    await rm(PREVIOUS, { recursive: true, force: true });
  });
}

/** Each bundle in a process of its own, which gives its memory back: all of them in one take a gigabyte. */
async function buildEachAlone(hash: string): Promise<void> {
  const environment = { ...process.env, VITE_RELEASE: toRelease(hash), RAYON_NUM_THREADS: '1' };
  for (const part of PARTS) {
    const code = await runInForeground(process.execPath, [...SMALL_HEAP, 'tools/build.ts', part], environment);
    requireUnkilled(code);
    if (code !== 0) process.exit(code);
  }
}

async function buildPart(name: string): Promise<void> {
  const part = PARTS.find((known) => known === name);
  if (part === undefined) throw new Error(`there is no bundle ${name}`);
  const { build } = await import('vite');
  await build(configure(part, { folder: NEXT, serverEntry: 'main' }));
}

/** Puts a compressed version beside each text file, smaller than the server could make it while a guest waits. */
async function compressFiles(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob(join(folder, '**/*.{js,css,html,svg,json,webmanifest,txt}'))) files.push(file);
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
}

// File names hold a hash of the content, so builds do not overwrite each other's.
async function keepLateCode(): Promise<void> {
  const from = join('dist', LATE_CODE);
  for (const name of await readdir(from).catch(() => [])) {
    const { mtimeMs } = await stat(join(from, name));
    if (Date.now() - mtimeMs > KEEP_FOR_MS) continue;
    await cp(join(from, name), join(NEXT, LATE_CODE, name), { force: false, preserveTimestamps: true });
  }
}

interface Target {
  readonly folder: string;
  /** A file of apps/server/src without its ending. */
  readonly serverEntry: string;
}

interface BuildPlan extends Target {
  readonly hash: string;
  readonly plugins?: Plugin[];
}

/** Builds server and pages into storefront, office and server of the folder. */
export async function buildInto({ folder, serverEntry, hash, plugins = [] }: BuildPlan): Promise<void> {
  process.env['VITE_RELEASE'] = toRelease(hash);
  const { build } = await import('vite');
  for (const part of PARTS) {
    const config = configure(part, { folder, serverEntry });
    await build({ ...config, plugins: [...(config.plugins ?? []), ...plugins] });
  }
}

/** The browsers' reports name the build that they come from. */
function toRelease(hash: string): string {
  return hash.slice(0, 12);
}

function configure(part: Part, { folder, serverEntry }: Target): InlineConfig {
  const source = { entry: `src/${serverEntry}.ts`, file: `${basename(serverEntry)}.js` };
  switch (part) {
    case 'storefrontClient':
      return storefrontClient(folder);
    case 'storefrontServer':
      return storefrontServer(folder);
    case 'office':
      return office(folder);
    case 'server':
      return { ...nodeSources('apps/server'), ...nodeBuild(join(folder, 'server'), source) };
  }
}

function storefrontClient(folder: string): InlineConfig {
  return { ...frontend('storefront'), build: { outDir: resolve(folder, 'storefront/client'), manifest: true } };
}

function storefrontServer(folder: string): InlineConfig {
  return {
    ...frontend('storefront'),
    ...nodeBuild(join(folder, 'storefront/server'), { entry: 'app/entry.server.tsx', file: 'entry.server.js' }),
  };
}

function office(folder: string): InlineConfig {
  return { ...frontend('office'), build: { outDir: resolve(folder, 'office') } };
}

function frontend(app: string): InlineConfig {
  return { root: resolve('apps', app), configFile: resolve('apps', app, 'vite.config.ts'), logLevel: 'warn' };
}

export function nodeSources(root: string): InlineConfig {
  return {
    root: resolve(root),
    configFile: false,
    logLevel: 'warn',
  };
}

/** A build for Node, with everything in it but EXTERNAL. */
export function nodeBuild(
  folder: string,
  { entry, file }: { readonly entry: string; readonly file: string },
): InlineConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [toAscii],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node26',
      rolldownOptions: { output: { entryFileNames: file, comments: false } },
    },
  };
}
