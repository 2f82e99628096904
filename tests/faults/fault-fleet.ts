import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { KILL_POINTS, type FaultShop, createFaultShop, type ManagedFaultShop } from './fault-shop.ts';
import type { FromFleet, ToFleet } from './fleet-process.ts';

export interface FaultFleet {
  readonly shops: readonly FaultShop[];
  /** Starts all shops in one process. */
  start(): Promise<void>;
  /** From now on each shop pauses at its point. */
  arm(): void;
  /** SIGKILL. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface FleetToOpen {
  /** Opens another empty database on each call. */
  readonly open: () => Promise<OpenDatabase>;
  /** Kills per shop. */
  readonly kills: number;
}

const PROCESS = join(import.meta.dirname, 'fleet-process.ts');

/** Prepares a shop for each kill point, not started yet. */
export async function openFaultFleet({ open, kills }: FleetToOpen): Promise<FaultFleet> {
  let child: ChildProcess | null = null;
  const tell = (message: ToFleet): void => void child?.send(message);
  const shops: ManagedFaultShop[] = [];
  for (const [shop, point] of KILL_POINTS.entries()) {
    const tellTime = (at: string): void => tell({ kind: 'clock', shop, at });
    const tellToStand = (): void => {
      if (point !== 'refundReplyLost') tell({ kind: 'arm', shop, point });
    };
    shops.push(await createFaultShop({ place: await open(), point, kills, tellTime, tellToStand }));
  }
  const kill = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.closeDatabase()));
    if (child) await killProcess(child);
  };
  return {
    shops,
    start: async () => {
      child = await startProcess(shops);
    },
    arm: () => shops.forEach((shop) => shop.arm()),
    kill,
    close: async () => {
      await kill();
      await Promise.all(shops.map(({ fake, place }) => Promise.all([fake.close(), place.close()])));
    },
  };
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function startProcess(shops: readonly ManagedFaultShop[]): Promise<ChildProcess> {
  const child = fork(PROCESS, [JSON.stringify(shops.map((shop) => shop.toOpen()))], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  });
  const ready = Promise.withResolvers<readonly string[]>();
  child.on('message', (message: FromFleet) => {
    if (message.kind === 'ready') ready.resolve(message.addresses);
    else shops[message.shop]?.reached();
  });
  child.on('exit', () => ready.reject(new Error('the process ended before its shops were ready')));
  const addresses = await ready.promise;
  await Promise.all(shops.map((shop, index) => shop.opened(addresses[index] ?? '')));
  return child;
}
