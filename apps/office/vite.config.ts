import { join } from 'node:path';
import { ICON_SPRITE } from '@tischlein/ui/icon-sprite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsWithoutSchemas } from '../../tools/calls-without-schemas.ts';
import { serviceWorker } from '../../tools/inline-script.ts';
import { lateCode } from '../../tools/late-code.ts';
import { sizeBudget } from './size-budget.ts';

// The first versions with light-dark() and relative colours, which the tokens use.
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const iconSprite: Plugin = {
  name: 'icon-sprite',
  transformIndexHtml: (html) => html.replace('<body>', `<body>${ICON_SPRITE}`),
};

// The entry's stylesheet names the order of the layers, so it has to come before those of its parts.
const layersFirst: Plugin = {
  name: 'layers-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      const isEntry = (link: string): boolean => /assets\/index-[^"]*\.css/.test(link);
      const sorted = links.toSorted((left, right) => Number(isEntry(right)) - Number(isEntry(left)));
      return links.reduce((text, link) => text.replace(link, ''), html).replace('</head>', `${sorted.join('')}</head>`);
    },
  },
};

// Small parts that the first page has anyway: one file compresses better than twenty small ones, by 2 kB.
const FIRST_PARTS =
  /\/packages\/(?:ui\/src\/(?:answer|clock|delay|empty-state|icon|is-transient|load-files|memo-by-object|new-key|retry-delay|store|use-remote)|shop-time\/src\/(?:days|wall-clock|weekday)|domain\/src\/(?:day-number|durations|shop-day|shop-time|escalation\/ladder|staff\/permissions)|wording\/src\/office\/(?:navigation|pause|tickets)|contract\/src\/calls\/desk)\.tsx?$|\/office\/app\/(?:api\/(?:send|session-end)|desk\/(?:minute-choices|on-tour)|frame\/(?:focus-title|office-context)|values\/(?:desk-shops|server-now|storage))\.tsx?$/;

export default defineConfig({
  base: '/office/',
  plugins: [
    react(),
    callsWithoutSchemas(),
    lateCode(),
    iconSprite,
    layersFirst,
    sizeBudget(120),
    serviceWorker(join(import.meta.dirname, 'worker/desk-worker.ts'), 'desk-worker.js', BROWSERS),
  ],
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry lists every later file, so that names without words save 2 kB.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: 'first', test: FIRST_PARTS }] },
      },
    },
  },
});
