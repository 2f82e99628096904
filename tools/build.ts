import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { hashSources, writeBuildStamp } from './build-stamp.ts';

// Not bundled: native modules, modules that read files from their own folder, and development-only ones.
const EXTERNAL = ['sharp', '@fastify/swagger-ui', 'css-tree', 'pdfkit', 'vite'];

if (import.meta.main) await buildAll();

/** Builds everything that `npm start` serves into dist/. */
export async function buildAll(): Promise<void> {
  const hash = await hashSources();
  // The browsers' reports name the build that they come from.
  process.env['VITE_RELEASE'] = hash.slice(0, 12);
  await rm('dist', { recursive: true, force: true });
  await build(storefrontClient());
  await build(storefrontServer());
  await build(office());
  await build(server());
  await writeBuildStamp(hash);
}

function storefrontClient(): InlineConfig {
  return { ...frontend('storefront'), build: { outDir: resolve('dist/storefront/client'), manifest: true } };
}

function storefrontServer(): InlineConfig {
  return {
    ...frontend('storefront'),
    ...nodeBuild('dist/storefront/server', 'app/entry.server.tsx', 'entry.server.js'),
  };
}

function office(): InlineConfig {
  return { ...frontend('office'), build: { outDir: resolve('dist/office') } };
}

function server(): InlineConfig {
  return {
    root: resolve('apps/server'),
    configFile: false,
    logLevel: 'warn',
    ...nodeBuild('dist/server', 'src/main.ts', 'main.js'),
  };
}

function frontend(app: string): InlineConfig {
  return { root: resolve('apps', app), configFile: resolve('apps', app, 'vite.config.ts'), logLevel: 'warn' };
}

function nodeBuild(folder: string, entry: string, file: string): InlineConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node26',
      rolldownOptions: { output: { entryFileNames: file } },
    },
  };
}
