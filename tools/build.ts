import { existsSync } from 'node:fs';
import { cp, glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { hashSources, isBuilt, writeBuildStamp } from './build-stamp.ts';
import { withLock } from './lock.mjs';

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

if (import.meta.main) await buildAll();

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
    await buildInto({ folder: NEXT, serverEntry: 'main', hash });
    await Promise.all([compressFiles(join(NEXT, 'storefront/client')), compressFiles(join(NEXT, 'office'))]);
    await writeBuildStamp(hash, NEXT);
    await keepLateCode();
    await rm(PREVIOUS, { recursive: true, force: true });
    if (existsSync('dist')) await rename('dist', PREVIOUS);
    await rename(NEXT, 'dist');
    await rm(PREVIOUS, { recursive: true, force: true });
  });
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

interface BuildPlan {
  readonly folder: string;
  /** A file of apps/server/src without its ending. */
  readonly serverEntry: string;
  readonly hash: string;
  readonly plugins?: Plugin[];
}

/** Builds server and pages into storefront, office and server of the folder. */
export async function buildInto({ folder, serverEntry, hash, plugins = [] }: BuildPlan): Promise<void> {
  // The browsers' reports name the build that they come from.
  process.env['VITE_RELEASE'] = hash.slice(0, 12);
  const serverSource = { entry: `src/${serverEntry}.ts`, file: `${basename(serverEntry)}.js` };
  const server = { ...nodeSources('apps/server'), ...nodeBuild(join(folder, 'server'), serverSource) };
  for (const config of [storefrontClient(folder), storefrontServer(folder), office(folder), server])
    await build({ ...config, plugins: [...(config.plugins ?? []), ...plugins] });
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
