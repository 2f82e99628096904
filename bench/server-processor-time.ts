import { readFileSync } from 'node:fs';
import type { ServerProcess } from './server-process.ts';

const TICKS_PER_SECOND = 100;

/** Processor time of the server's process in seconds: user and system. */
export function readProcessorTime({ process: { pid } }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Milliseconds of the server's processor time per call of the work. */
export async function measureProcessorTime(
  server: ServerProcess,
  times: number,
  work: (time: number) => Promise<void>,
): Promise<number> {
  const before = readProcessorTime(server);
  for (let time = 0; time < times; time += 1) await work(time);
  return ((readProcessorTime(server) - before) * 1000) / times;
}
