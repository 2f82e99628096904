import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { shopDocument } from '@tischlein/contract/office';
import { COMMAND_SENTENCES, describeBranches } from '@tischlein/wording/commands';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import type { Settings } from '../env.ts';
import { inInstallation } from '../installation.ts';
import { actAs, type OfficeFetch } from '../office/office-fetch.http.ts';
import { loadDemo } from '../office/demo.ts';
import { createFirstOwner } from '../staff/staff.ts';
import { markShown } from '../staff/first-sign-in.store.ts';
import { readPeople } from '../staff/staff.store.ts';
import { openDeps } from '../open-deps.ts';
import { toLocalUrl } from '../own-address.ts';
import { createBuiltRenderer } from '../storefront/load-renderer.ts';
import { CommandProblem, runCommand } from './command-line.ts';
import { addBranches, DEMO_FRANCHISE } from './demo-branches.ts';
import { replaceShop } from './replace-shop.ts';

const options = { reset: { type: 'boolean' }, franchise: { type: 'string' } } as const;

await runCommand({ name: 'demo', words: 0, options }, async ({ settings, has, text }) => {
  const branches = readAmount(text('franchise'));
  if (!has('reset') && branches === null) throw new CommandProblem(COMMAND_SENTENCES.resetMissing);
  const server = await openDeps({
    ...settings,
    publicUrl: settings.publicUrl ?? toLocalUrl(settings.host, settings.port),
    isPublicUrlOwn: settings.publicUrl === null,
    report: () => {},
  });
  try {
    if (has('reset') || server.deps.shops.findEntry(DEMO_FRANCHISE) === null) await loadAgain(server.deps, settings);
    if (branches !== null) {
      const added = await addBranches(server.deps, branches);
      console.log(describeBranches(added, `${server.deps.publicUrl}/f=${DEMO_FRANCHISE}`));
    }
  } finally {
    await server.close();
  }
});

/** How many branches are wanted; null: none. */
function readAmount(text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandProblem(COMMAND_SENTENCES.amountMalformed);
  return Number(text);
}

/** Creates the shops of the demo, or replaces them. */
async function loadAgain(deps: Deps, settings: Settings): Promise<void> {
  const renderer = createBuiltRenderer(inInstallation('dist/storefront'));
  const now = (): number => performance.now();
  const app = await buildApp(deps, {
    ...settings,
    renderer,
    builds: '',
    logLevel: 'silent',
    now,
  });
  try {
    const staffId = await findOrCreateOwner(deps);
    await actAs(app, deps, {
      staffId,
      work: (fetch) => loadDemo(inInstallation('demo'), replaceShops(deps, fetch)),
    });
    console.log(COMMAND_SENTENCES.demoReset);
  } finally {
    await app.close();
  }
}

/** Replaces existing shops instead of refusing to create them again. */
function replaceShops(deps: Deps, fetch: OfficeFetch): OfficeFetch {
  return async (address, init) => {
    if (address !== buildAddress(calls.createShop)) return fetch(address, init);
    await replaceShop(deps, shopDocument.parse(JSON.parse(String(init.body))));
    return { status: 204, text: async () => 'null' };
  };
}

async function findOrCreateOwner(deps: Deps): Promise<string> {
  const owner = (await readPeople(deps.database.read)).find(({ role }) => role === 'owner');
  if (owner) return owner.id;
  const first = await createFirstOwner(deps);
  if (!first) throw new Error('no owner, and no first one either');
  console.log(`${first.email} / ${first.password}`);
  await deps.database.write((writer) => markShown(writer, deps.clock.now()));
  return first.staffId;
}
