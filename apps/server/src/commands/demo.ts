import { resolve } from 'node:path';
import { shopId } from '@tischlein/domain';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { actAs, type OfficeCall } from '../http/office-call.ts';
import { loadDemo } from '../office/demo.ts';
import { createFirstOwner, staffOf } from '../office/staff.ts';
import { openDeps } from '../open-deps.ts';
import { secretKeyOf } from '../secret-key.ts';
import { builtRenderer } from '../storefront/load-renderer.ts';
import { CommandProblem, runCommand } from './command-line.ts';
import { deleteShop } from './demo.store.ts';

const options = { reset: { type: 'boolean' } } as const;
const named = z.object({ config: z.object({ id: z.string() }) });

await runCommand({ name: 'demo', words: 0, options }, async ({ settings, has }) => {
  if (!has('reset')) throw new CommandProblem(COMMAND_SENTENCES.resetMissing);
  const house = await openDeps({
    ...settings,
    publicUrl: settings.publicUrl ?? 'http://localhost',
    secretKey: await secretKeyOf(settings),
    report: () => {},
  });
  const renderer = builtRenderer(resolve('dist/storefront'));
  const now = (): number => performance.now();
  const app = await buildApp(house.deps, {
    ...settings,
    renderer,
    builds: '',
    logLevel: 'silent',
    now,
  });
  try {
    const staffId = await anOwner(house.deps);
    await actAs(app, house.deps, { staffId, work: (call) => loadDemo(resolve('demo'), anew(house.deps, call)) });
    console.log(COMMAND_SENTENCES.demoReset);
  } finally {
    await app.close();
    await house.close();
  }
});

/** Makes room for each shop before it is created. */
function anew(deps: Deps, call: OfficeCall): OfficeCall {
  return async (method, path, body) => {
    const shop = path === '/api/office/shop' ? named.safeParse(body).data : undefined;
    if (shop) {
      await deps.database.write((writer) => deleteShop(writer, shopId(shop.config.id)));
      await deps.shops.refresh();
    }
    return call(method, path, body);
  };
}

async function anOwner(deps: Deps): Promise<string> {
  const owner = (await staffOf(deps)).find(({ role }) => role === 'owner');
  if (owner) return owner.id;
  const first = await createFirstOwner(deps);
  if (!first) throw new Error('no owner, and no first one either');
  console.log(`${first.email} / ${first.password}`);
  return first.staffId;
}
