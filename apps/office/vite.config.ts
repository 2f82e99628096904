import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from '../../tools/calls-without-schemas.ts';

// The first versions with light-dark() and relative colours, which the tokens use.
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

export default defineConfig({
  base: '/office/',
  plugins: [react(), callsWithoutSchemas()],
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
