import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RULES } from '../../tools/check.ts';
import { type Outcome, runCommand, type Step } from '../../tools/steps.ts';

// Misconfigured tools pass silently, so each rule is broken once on purpose: all samples go into a copy of the
// repository,
// each step of `npm run check` runs over it once and must name the sample.

type Sample = {
  readonly breaks: string;
  readonly step: string;
  readonly path: string;
  readonly says: RegExp;
  readonly code: string;
};

const SAMPLES: readonly Sample[] = [
  {
    breaks: 'domain imports contract',
    step: 'lint',
    path: 'packages/domain/src/broken-outside.ts',
    says: /boundaries/,
    code: "import { createClient } from '@tischlein/contract/client';\n\nexport const client = createClient;\n",
  },
  {
    breaks: 'domain imports a part of Node',
    step: 'lint',
    path: 'packages/domain/src/broken-node.ts',
    says: /boundaries/,
    code: "import { join } from 'node:path';\n\nexport const path = join;\n",
  },
  {
    breaks: 'the menu imports prices of carts',
    step: 'lint',
    path: 'packages/domain/src/menu/broken-upwards.ts',
    says: /boundaries/,
    code: "export { priceCart } from '../pricing/price-cart.ts';\n",
  },
  {
    breaks: 'the selection imports a type of the cart',
    step: 'lint',
    path: 'packages/domain/src/selection/broken-type.ts',
    says: /boundaries/,
    code: "import type { Cart } from '../cart/cart.ts';\n\nexport type Lines = Cart['lines'];\n",
  },
  {
    breaks: 'a room of the domain imports another of its layer',
    step: 'lint',
    path: 'packages/domain/src/offers/broken-sideways.ts',
    says: /boundaries/,
    code: "export type { Selection } from '../selection/selection.ts';\n",
  },
  {
    breaks: 'the base of the domain imports a room',
    step: 'lint',
    path: 'packages/domain/src/broken-base.ts',
    says: /boundaries/,
    code: "export type { Menu } from './menu/menu.ts';\n",
  },
  {
    breaks: 'domain asks for the time',
    step: 'lint',
    path: 'packages/domain/src/broken-time.ts',
    says: /no-restricted-globals/,
    code: 'export const now = (): number => new Date().getTime();\n',
  },
  {
    breaks: 'domain throws dice',
    step: 'lint',
    path: 'packages/domain/src/broken-dice.ts',
    says: /no-restricted-properties/,
    code: 'export const dice = (): number => Math.random();\n',
  },
  {
    breaks: 'domain writes to the console',
    step: 'types',
    path: 'packages/domain/src/broken-console.ts',
    says: /Cannot find name 'console'/,
    code: "export const greet = (): void => console.log('Hallo');\n",
  },
  {
    breaks: 'an enum that Node cannot strip',
    step: 'types',
    path: 'packages/domain/src/broken-enum.ts',
    says: /erasableSyntaxOnly/,
    code: 'export enum Size {\n  Small,\n  Large,\n}\n',
  },
  {
    breaks: 'a relative path into another room',
    step: 'lint',
    path: 'packages/contract/src/broken-relative.ts',
    says: /boundaries/,
    code: "export type { ShopId } from '../../domain/src/ids.ts';\n",
  },
  {
    breaks: 'a page calls the history itself',
    step: 'lint',
    path: 'apps/storefront/app/broken-history.ts',
    says: /Only packages\/ui\/src\/steps\.ts touches the history/,
    code: 'export const leave = (): void => history.back();\n',
  },
  {
    breaks: 'a dialog calls the history of its window',
    step: 'lint',
    path: 'packages/ui/src/broken-history.ts',
    says: /Only packages\/ui\/src\/steps\.ts touches the history/,
    code: 'export const leave = (): void => window.history.back();\n',
  },
  {
    breaks: 'an app imported by name',
    step: 'types',
    path: 'apps/storefront/app/broken-app.ts',
    says: /@tischlein\/server/,
    code: "import '@tischlein/server';\n",
  },
  {
    breaks: 'the server imports the tests',
    step: 'lint',
    path: 'apps/server/src/broken-tests.ts',
    says: /boundaries/,
    code: "export { databases } from '../../../tests/support/databases.ts';\n",
  },
  {
    breaks: 'the shops import orders',
    step: 'lint',
    path: 'apps/server/src/shops/broken-upwards.ts',
    says: /boundaries/,
    code: "export { placeOrder } from '../orders/place-order.ts';\n",
  },
  {
    breaks: 'orders import a type of payments',
    step: 'lint',
    path: 'apps/server/src/orders/broken-type.ts',
    says: /boundaries/,
    code: "import type { RefundCause } from '../payments/request-refund.ts';\n\nexport type Reason = RefundCause['reason'];\n",
  },
  {
    breaks: 'a room of the server imports an unlisted room of its layer',
    step: 'lint',
    path: 'apps/server/src/coupons/broken-sideways.ts',
    says: /boundaries/,
    code: "export { switchStock } from '../stock/switch-stock.ts';\n",
  },
  {
    breaks: 'http imports a room',
    step: 'lint',
    path: 'apps/server/src/http/broken-base.ts',
    says: /boundaries/,
    code: "export type { ShopDirectory } from '../shops/shop-directory.ts';\n",
  },
  {
    breaks: 'SQL in a route',
    step: 'lint',
    path: 'apps/server/src/broken/broken.routes.ts',
    says: /SQL lives in/,
    code: "import { sql } from 'kysely';\n\nexport const one = sql`select 1`;\n",
  },
  {
    breaks: 'HTTP in a verb',
    step: 'lint',
    path: 'apps/server/src/broken/broken-verb.ts',
    says: /HTTP lives in/,
    code: "import { fastify } from 'fastify';\n\nexport const app = fastify;\n",
  },
  {
    breaks: "a room imports another room's routes",
    step: 'lint',
    path: 'apps/server/src/broken/broken-neighbour.ts',
    says: /no-restricted-imports/,
    code: "export { one } from './broken.routes.ts';\n",
  },
  {
    breaks: "a room brings another room's routes",
    step: 'lint',
    path: 'apps/server/src/broken/room.ts',
    says: /A room brings its own routes only/,
    code: "export { stockRoutes } from '../stock/stock.routes.ts';\n",
  },
  {
    breaks: 'a verb asks for the time',
    step: 'lint',
    path: 'apps/server/src/broken/broken-clock.ts',
    says: /Only clock\.ts knows/,
    code: 'export const now = () => Date.now();\n',
  },
  {
    breaks: 'a verb reads the environment',
    step: 'lint',
    path: 'apps/server/src/broken/broken-environment.ts',
    says: /process\.env/,
    code: 'export const port = () => process.env;\n',
  },
  {
    breaks: 'a feature imports another feature',
    step: 'lint',
    path: 'apps/storefront/app/features/broken-first/first.ts',
    says: /boundaries/,
    code: "export { second } from '../broken-second/second.ts';\n",
  },
  {
    breaks: 'a lower layer of the storefront imports a higher one',
    step: 'lint',
    path: 'apps/storefront/app/guest/broken-upwards.ts',
    says: /boundaries/,
    code: "export { useShop } from '../context/shop-context.ts';\n",
  },
  {
    breaks: 'a part of the storefront imports another of its layer',
    step: 'lint',
    path: 'apps/storefront/app/payment/broken-sideways.ts',
    says: /boundaries/,
    code: "export type { AccountPage } from '../account/account-page.ts';\n",
  },
  {
    breaks: 'a page of the storefront imports the routes',
    step: 'lint',
    path: 'apps/storefront/app/pages/broken-routes.ts',
    says: /boundaries/,
    code: "export type { Page } from '../routes/routes.tsx';\n",
  },
  {
    breaks: "a page brings the Markdown parser into the browser's code",
    step: 'lint',
    path: 'apps/storefront/app/pages/broken-markdown.ts',
    says: /boundaries/,
    code: "export { micromark } from 'micromark';\n",
  },
  {
    breaks: "the office's frame imports a page",
    step: 'lint',
    path: 'apps/office/app/frame/broken-frame.ts',
    says: /boundaries/,
    code: "export { TasksPage } from '../tasks/tasks-page.tsx';\n",
  },
  {
    breaks: 'a part of the ui makes a call',
    step: 'lint',
    path: 'packages/ui/src/broken-part.ts',
    says: /boundaries/,
    code: "import { createClient } from '@tischlein/contract/client';\n\nexport const client = createClient;\n",
  },
  {
    breaks: 'the calendar of browsers says a sentence',
    step: 'lint',
    path: 'packages/shop-time/src/broken-sentence.ts',
    says: /boundaries/,
    code: "import { TABLE } from '@tischlein/wording';\n\nexport const words = TABLE;\n",
  },
  {
    breaks: 'a drawing uses Node',
    step: 'lint',
    path: 'packages/plates/src/broken-node.ts',
    says: /boundaries/,
    code: "import { join } from 'node:path';\n\nexport const path = join;\n",
  },
  {
    breaks: 'the storefront draws plates',
    step: 'lint',
    path: 'apps/storefront/app/broken-plates.ts',
    says: /boundaries/,
    code: "import { drawPlate } from '@tischlein/plates';\n\nexport const draw = drawPlate;\n",
  },
  {
    breaks: 'a feature reads the storage',
    step: 'lint',
    path: 'apps/storefront/app/features/broken-second/second.ts',
    says: /storage\.ts only/,
    code: 'export const second = () => localStorage.length;\n',
  },
  {
    breaks: 'any',
    step: 'lint',
    path: 'packages/domain/src/broken-any.ts',
    says: /no-explicit-any/,
    code: 'export const name = (dish: any): string => dish.name;\n',
  },
  {
    breaks: 'a type assertion',
    step: 'lint',
    path: 'packages/domain/src/broken-assertion.ts',
    says: /consistent-type-assertions/,
    code: 'export const name = (dish: unknown): string => dish as string;\n',
  },
  {
    breaks: 'a promise nobody waits for',
    step: 'lint',
    path: 'apps/server/src/broken/broken-promise.ts',
    says: /no-floating-promises/,
    code: 'export function forget(): void {\n  Promise.resolve(1);\n}\n',
  },
  {
    breaks: 'a switch that forgets a case',
    step: 'lint',
    path: 'packages/domain/src/broken-switch.ts',
    says: /switch-exhaustiveness-check/,
    code: [
      "export function german(way: 'delivery' | 'pickup'): string {",
      "  let word = '';",
      '  switch (way) {',
      "    case 'delivery':",
      "      word = 'Lieferung';",
      '  }',
      '  return word;',
      '}\n',
    ].join('\n'),
  },
  {
    breaks: 'a call of staff without a permission',
    step: 'types',
    path: 'packages/contract/src/calls/broken-area.ts',
    says: /'area' is missing/,
    code: [
      "import { call } from './call.ts';\n",
      'export const broken = call({',
      "  method: 'GET',",
      "  path: '/api/office/shop/:shop/broken',",
      "  summary: 'Broken',",
      "  caller: 'staff',",
      '});\n',
    ].join('\n'),
  },
  {
    breaks: 'a handler that answers a problem its call does not name',
    step: 'types',
    path: 'apps/server/src/printing/broken-problem.routes.ts',
    says: /broken-problem[^]*"tableUnknown"/,
    code: [
      "import * as calls from '@tischlein/contract/calls';",
      "import type { FastifyInstance } from 'fastify';",
      "import { refuse } from '../http/errors.ts';",
      "import { route } from '../http/route.ts';\n",
      'export const broken = (app: FastifyInstance): void =>',
      "  route(app, calls.testPrinter, () => refuse('tableUnknown'));\n",
    ].join('\n'),
  },
  {
    breaks: 'a handler of guests that asks for staff',
    step: 'types',
    path: 'apps/server/src/menu/broken-staff.routes.ts',
    says: /broken-staff[^]*'staff' does not exist/,
    code: [
      "import * as calls from '@tischlein/contract/calls';",
      "import type { FastifyInstance } from 'fastify';",
      "import { route } from '../http/route.ts';\n",
      'export const broken = (app: FastifyInstance): void =>',
      '  route(app, calls.leaveTable, ({ staff }) => void staff.id);\n',
    ].join('\n'),
  },
  {
    breaks: 'a default export',
    step: 'lint',
    path: 'packages/wording/src/broken-default.ts',
    says: /no-default-export/,
    code: "export default 'Guten Appetit';\n",
  },
  {
    breaks: 'a file that is too long',
    step: 'lint',
    path: 'packages/wording/src/broken-length.ts',
    says: /max-lines/,
    code: Array.from({ length: 260 }, (_, line) => `export const line${line} = ${line};\n`).join(''),
  },
  {
    breaks: 'a raw format',
    step: 'format',
    path: 'packages/wording/src/broken-format.ts',
    says: /broken-format/,
    code: 'export const   word = "Pfand"\n',
  },
  {
    breaks: 'a file nobody uses',
    step: 'unused code',
    path: 'apps/server/src/broken/broken-lonely.ts',
    says: /broken-lonely/,
    code: 'export const lonely = 1;\n',
  },
  {
    breaks: 'an export nobody uses',
    step: 'unused code',
    path: 'apps/server/src/broken/broken-exports.ts',
    says: /neverUsed/,
    code: 'export const used = 1;\nexport const neverUsed = 2;\n',
  },
  {
    breaks: 'a dependency that is not listed',
    step: 'unused code',
    path: 'tests/rules/broken-dependency.test.ts',
    says: /react/,
    code: "import { useState } from 'react';\nimport { used } from '../../apps/server/src/broken/broken-exports.ts';\n\nexport const state = [useState, used];\n",
  },
];

const CHECKED = 'node_modules/.cache/types';
const copy = mkdtempSync(join(tmpdir(), 'tischlein-locks-'));
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  copyRepository();
  for (const { path, code } of SAMPLES) write(path, code);
  for (const step of RULES) outcomes.set(step.name, await runCommand(limitToSamples(step), copy));
}, 240_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(SAMPLES)('npm run check refuses: $breaks', ({ step, path, says }) => {
  const { passed, output } = outcomes.get(step) ?? { passed: true, output: '' };
  expect(passed).toBe(false);
  expect(complaintsAbout(basename(path), output)).toMatch(says);
});

// Linter and compiler judge the samples' files and projects as they would among all others, which take a minute.
function limitToSamples({ name, command: [program, ...parameters] }: Step): Step['command'] {
  const paths = SAMPLES.filter(({ step }) => step === name).map(({ path }) => path);
  if (name === 'types') return [program, ...parameters, ...new Set(paths.map(findProject))];
  if (name !== 'lint') return [program, ...parameters];
  const unlinted = paths.filter((path) => !parameters.some((folder) => path.startsWith(`${folder}/`)));
  if (unlinted.length > 0) throw new Error(`npm run check does not lint ${unlinted.join(', ')}`);
  return [program, ...paths];
}

function findProject(path: string): string {
  const folder = dirname(path);
  return existsSync(join(folder, 'tsconfig.json')) ? folder : findProject(folder);
}

// A complaint names its file on the same line or, in the linter's frames, on the next line.
function complaintsAbout(file: string, output: string): string {
  const lines = output.split('\n');
  return lines.flatMap((line, at) => (line.includes(file) ? lines.slice(Math.max(0, at - 3), at + 4) : [])).join('\n');
}

function copyRepository(): void {
  const excluded = new Set(['node_modules', 'dist', 'data', 'test-results', '.git']);
  cpSync('.', copy, { recursive: true, preserveTimestamps: true, filter: (path) => !excluded.has(basename(path)) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@tischlein'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (!['@tischlein', '.cache', '.vite'].includes(name))
      symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  for (const room of [
    'packages/domain',
    'packages/contract',
    'packages/wording',
    'packages/documents',
    'packages/plates',
    'apps/server',
  ]) {
    symlinkSync(join(copy, room), join(modules, '@tischlein', basename(room)));
  }
  // What was checked already is not checked again.
  if (existsSync(CHECKED)) cpSync(CHECKED, join(copy, CHECKED), { recursive: true, preserveTimestamps: true });
}

function write(path: string, code: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), code);
}
