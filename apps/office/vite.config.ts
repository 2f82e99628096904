import { ICON_SPRITE } from '@tischlein/ui/icon-sprite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsWithoutSchemas } from '../../tools/calls-without-schemas.ts';

// The first versions with light-dark() and relative colours, which the tokens use.
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const iconSprite: Plugin = {
  name: 'icon-sprite',
  transformIndexHtml: (html) => html.replace('<body>', `<body>${ICON_SPRITE}`),
};

export default defineConfig({
  base: '/office/',
  plugins: [react(), callsWithoutSchemas(), iconSprite],
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
