import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from '../../tools/calls-without-schemas.ts';
import { inlineScript, serviceWorker } from '../../tools/inline-script.ts';
import { lateCode } from '../../tools/late-code.ts';
import { sizeBudget } from './size-budget.ts';

// The first versions with light-dark() and relative colours, which the tokens use.
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

// The entry lists every later chunk by file name, so chunks have short names without words. The server names fonts the
// same way.
const ASSETS = 'assets/[name]-[hash:6][extname]';

/** What the menu needs beside the first load, some of it before it is hydrated. */
const MENU = /\/app\/features\/(menu\/(menu-parts|late-rows)|service\/opening-messages)\.tsx?$/;

/** What guests load on the way from the menu over a dish and the address to the cart; small parts come along. */
const CART =
  /\/app\/(late-parts|pages\/shopping|features\/(frame\/site-menu|menu\/search-suggestions|service\/initial-info\/initial-info-dialog))\.tsx$/;

/** The files of late code. A group takes along what its modules need, and only that. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // One file compresses better than twenty small ones.
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  { name: 'menu', test: MENU, priority: 2 },
  { name: 'cart', test: CART, priority: 1 },
  // What several other chunks share is loaded once.
  { name: 'later', minShareCount: 2 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    callsWithoutSchemas(),
    lateCode(),
    inlineScript(BROWSERS),
    ...(isSsrBuild
      ? []
      : [
          sizeBudget({ scriptsKb: 86, stylesKb: 8, late: { modules: [MENU, CART], scriptsKb: 80 } }),
          serviceWorker(join(import.meta.dirname, 'worker/shop-worker.ts'), 'shop-worker.js', BROWSERS),
        ]),
  ],
  build: {
    outDir: isSsrBuild ? '../../dist/storefront/server' : '../../dist/storefront/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'app/entry.server.tsx' : 'app/entry.client.tsx',
      output: isSsrBuild
        ? { assetFileNames: ASSETS }
        : {
            chunkFileNames: 'assets/[hash:6].js',
            assetFileNames: ASSETS,
            codeSplitting: { groups: GROUPS },
          },
    },
  },
}));
