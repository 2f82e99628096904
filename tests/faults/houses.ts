import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { KILL_POINTS, type House, newHouse, type OwnHouse } from './house.ts';
import type { FromHouses, ToHouse } from './house-process.ts';

export interface Houses {
  readonly houses: readonly House[];
  /** All of them, in one process. */
  start(): Promise<void>;
  /** From now on each stands still at its point. */
  arm(): void;
  /** kill -9, whatever they were doing. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface HousesToOpen {
  /** An empty database, each time another one. */
  readonly open: () => Promise<OpenDatabase>;
  /** How often each is killed. */
  readonly kills: number;
}

const PROCESS = join(import.meta.dirname, 'house-process.ts');

/** A house for each point, prepared and not started yet. */
export async function openHouses({ open, kills }: HousesToOpen): Promise<Houses> {
  let child: ChildProcess | null = null;
  const tell = (message: ToHouse): void => void child?.send(message);
  const houses: OwnHouse[] = [];
  for (const [house, point] of KILL_POINTS.entries()) {
    const tellTime = (at: string): void => tell({ kind: 'clock', house, at });
    const tellToStand = (): void => {
      if (point !== 'refundReplyLost') tell({ kind: 'arm', house, point });
    };
    houses.push(await newHouse({ place: await open(), point, kills, tellTime, tellToStand }));
  }
  const kill = async (): Promise<void> => {
    await Promise.all(houses.map((house) => house.closeDatabase()));
    if (child) await killed(child);
  };
  return {
    houses,
    start: async () => {
      child = await started(houses);
    },
    arm: () => houses.forEach((house) => house.arm()),
    kill,
    close: async () => {
      await kill();
      await Promise.all(houses.map(({ fake, place }) => Promise.all([fake.close(), place.close()])));
    },
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function started(houses: readonly OwnHouse[]): Promise<ChildProcess> {
  const child = fork(PROCESS, [JSON.stringify(houses.map((house) => house.toOpen()))], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  });
  const ready = Promise.withResolvers<readonly string[]>();
  child.on('message', (message: FromHouses) => {
    if (message.kind === 'ready') ready.resolve(message.addresses);
    else houses[message.house]?.reached();
  });
  child.on('exit', () => ready.reject(new Error('the houses ended before they were ready')));
  const addresses = await ready.promise;
  await Promise.all(houses.map((house, index) => house.opened(addresses[index] ?? '')));
  return child;
}
