import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import type { Chance } from './chance.ts';
import type { FromNode, NodeToOpen, ToNode } from './printing-node.ts';

/** Nodes on one database, which are killed and restarted one at a time. */
export interface PrintingNodes {
  /** The origins of the nodes that are running. */
  origins(): readonly string[];
  /** Server time in milliseconds; it passes `SPEED` times as fast as real time. */
  now(): number;
  /** How often a node was killed. */
  kills(): number;
  /** Stops killing, and waits until all nodes run. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

interface NodesToOpen {
  readonly place: Pick<OpenDatabase, 'url' | 'dataDir'>;
  readonly count: number;
  readonly chance: Chance;
  readonly startAt: string;
}

/** So that a lease of a minute lasts two seconds. */
const SPEED = 30;
const TICK_MS = 100;
/** Even the few jobs of a test are not done yet. */
const FIRST_LIFE_MS = 500;
const SHORTEST_LIFE_MS = 1000;
const LONGEST_LIFE_MS = 10_000;
const PROCESS = join(import.meta.dirname, 'printing-node.ts');

export async function openPrintingNodes({ place, count, chance, startAt }: NodesToOpen): Promise<PrintingNodes> {
  const startedAt = performance.now();
  const now = (): number => Date.parse(startAt) + (performance.now() - startedAt) * SPEED;
  const clock = (): string => new Date(now()).toISOString();
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode({ ...place, at: clock() })));
  const ticking = setInterval(() => {
    for (const { child } of nodes) if (child.connected) child.send({ at: clock() } satisfies ToNode);
  }, TICK_MS);
  const calming = new AbortController();
  let kills = 0;
  const killing = (async () => {
    while (!calming.signal.aborted) {
      const life = kills === 0 ? FIRST_LIFE_MS : SHORTEST_LIFE_MS + chance.below(LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
      await pause(life, undefined, { signal: calming.signal }).catch(() => {});
      if (calming.signal.aborted) return;
      const [node] = nodes.splice(chance.below(nodes.length), 1);
      if (node) await kill(node.child);
      kills += 1;
      nodes.push(await startNode({ ...place, at: clock() }));
    }
  })();
  return {
    origins: () => nodes.map(({ origin }) => origin),
    now,
    kills: () => kills,
    calm: async () => {
      calming.abort();
      await killing;
    },
    close: async () => {
      calming.abort();
      await killing;
      clearInterval(ticking);
      await Promise.all(nodes.map(({ child }) => kill(child)));
    },
  };
}

interface PrintingNode {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function startNode(node: NodeToOpen): Promise<PrintingNode> {
  const child = fork(PROCESS, [JSON.stringify(node)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  });
  const ready = Promise.withResolvers<PrintingNode>();
  child.on('message', ({ origin }: FromNode) => ready.resolve({ child, origin }));
  child.on('exit', () => ready.reject(new Error('the node ended before it was ready')));
  return ready.promise;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
