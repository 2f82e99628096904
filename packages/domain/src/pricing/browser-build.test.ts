import { fileURLToPath, pathToFileURL } from 'node:url';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { fourOrders } from '../../../../tests/support/generated-orders.ts';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import * as source from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

const MENUS = amount({ usual: 100, thorough: 500 });

it(
  `the minified browser build and the source that the server runs return the same (seed ${SEED})`,
  { timeout: 60_000 },
  async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'pricing-'));
    const entry = fileURLToPath(new URL('price-cart.ts', import.meta.url));
    const lib = { entry, formats: ['es' as const], fileName: 'pricing' };
    await build({ configFile: false, logLevel: 'silent', build: { outDir, lib, minify: true } });
    const built: typeof source = await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'pricing.js')).href);
    for (const { menu, cart, circumstances } of fc.sample(fourOrders, { numRuns: MENUS, seed: SEED }).flat()) {
      expect(toText(built.priceCart(menu, cart, circumstances))).toBe(
        toText(source.priceCart(menu, cart, circumstances)),
      );
    }
    await rm(outDir, { recursive: true });
  },
);

/** Without the cart's lines, which are the same object in both. */
const toText = (priced: PricedCart): string =>
  JSON.stringify(priced, (key, value: unknown) => (key === 'line' ? null : value));
