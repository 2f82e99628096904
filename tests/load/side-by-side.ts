// npm run side-by-side [-- --previous COMMIT --part versions|restarts|nodes]: nothing may be lost, doubled, mispriced or refused.
// versions: the previous build takes orders while this one starts beside it and migrates the database; then both take orders, on
// both engines. restarts: one server restarts behind the delivered files of Caddy and nginx. nodes: two are updated behind them.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt } from '../../tools/build-stamp.ts';
import { buildAll } from '../../tools/build.ts';
import { runGuests } from './guests.ts';
import { startNodes } from './nodes.ts';
import { openPlace } from './places.ts';
import { buildVersion, canBeHeld, findPrevious, type PreviousBuild } from './previous-build.ts';
import { PROXIES } from './proxies.ts';
import { tryRestart, tryUpdate } from './restarts.ts';
import type { LoadSettings } from './settings.ts';
import { findProblems } from './verdict.ts';

const RATE = 10;
const ALONE_SECONDS = 5;
const TOGETHER_SECONDS = 10;
/** So long the new build may take to start; the guests of the previous one do not wait for it. */
const MOST_START_SECONDS = 20;

const PARTS = ['versions', 'restarts', 'nodes'];

const { values } = parseArgs({ options: { previous: { type: 'string' }, part: { type: 'string' } } });
if (values.part !== undefined && !PARTS.includes(values.part)) throw new Error(`--part: ${PARTS.join(', ')}`);
const isWanted = (part: string): boolean => values.part === undefined || values.part === part;
const proxies = Object.keys(PROXIES) as readonly (keyof typeof PROXIES)[];
if (!(await isBuilt())) await buildAll();
if (isWanted('restarts'))
  for (const proxy of proxies) for (const how of ['restarted', 'killed'] as const) note(await tryRestart(proxy, how));
const commit = values.previous ?? findPrevious();
const isHeld = canBeHeld(commit);
if (isWanted('nodes') && !isHeld) for (const proxy of proxies) note(await tryUpdate(proxy, null));
if (isWanted('versions') || (isWanted('nodes') && isHeld)) {
  using previous = buildVersion(commit);
  if (isWanted('versions')) for (const engine of ['sqlite', 'postgres'] as const) note(await runBoth(engine, previous));
  if (isWanted('nodes') && isHeld) for (const proxy of proxies) note(await tryUpdate(proxy, previous));
}

function note(isGood: boolean): void {
  if (!isGood) process.exitCode = 1;
}

async function runBoth(engine: LoadSettings['database'], build: PreviousBuild): Promise<boolean> {
  await using place = await openPlace(engine);
  build.prepareShop(place.database);
  await using old = await startNodes(place.database, 1, build.folder);
  const settings = {
    name: engine,
    database: engine,
    nodes: 1,
    rate: RATE,
    burst: 0,
    pages: 0,
    killEvery: 0,
    restarts: 0,
  };
  const unlimited = { ...settings, orders: Number.MAX_SAFE_INTEGER, p99: null };
  const guestsOfOld = runGuests(old.addresses, {
    ...unlimited,
    seconds: ALONE_SECONDS + MOST_START_SECONDS + TOGETHER_SECONDS,
  });
  await pause(ALONE_SECONDS * 1000);
  const started = performance.now();
  await using current = await startNodes(place.database, 1);
  const startSeconds = (performance.now() - started) / 1000;
  const guestsOfNew = runGuests(current.addresses, { ...unlimited, seconds: TOGETHER_SECONDS });
  const [ofOld, ofNew] = await Promise.all([guestsOfOld.results, guestsOfNew.results]);
  const results = [...ofOld, ...ofNew];
  const problems = await findProblems(place.database, results);
  const failed = results.reduce((all, guest) => all + guest.failed, 0);
  const found = Object.entries(problems).map(([what, each]) => `${what} ${each.length}`);
  const isGood = failed === 0 && Object.values(problems).every((each) => each.length === 0);
  const orders = `${ofOld.length} orders at ${commit.slice(0, 8)}, ${ofNew.length} at this build`;
  const longest = Math.max(...ofOld.map(({ milliseconds }) => milliseconds)).toFixed(0);
  process.stdout.write(
    `${isGood ? 'ok  ' : 'FAIL'} ${engine}: ${orders}, which started and migrated within ${startSeconds.toFixed(1)} s; ` +
      `longest answer of the previous build ${longest} ms; ${found.join(', ')}, failed tries ${failed}\n`,
  );
  for (const each of Object.values(problems).flat().slice(0, 5)) process.stdout.write(`     ${each}\n`);
  return isGood;
}
