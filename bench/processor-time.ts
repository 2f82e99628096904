import { median } from './figure.ts';

const ROUNDS = 9;
const CALLS_PER_ROUND = 40;
const MICROSECONDS = 1000;

interface Comparison {
  readonly ours: () => unknown;
  readonly yardstick: () => unknown;
}

/** Milliseconds of processor time per call, and the ratio to the baseline. */
export interface ProcessorTime {
  readonly milliseconds: number;
  readonly ratio: number;
}

/** Runs both alternately and compares processor time, which other load on the machine does not change. */
export async function compareProcessorTime({ ours, yardstick }: Comparison): Promise<ProcessorTime> {
  const rounds: ProcessorTime[] = [];
  await measureProcessorTime(ours);
  await measureProcessorTime(yardstick);
  for (let round = 0; round < ROUNDS; round += 1) {
    const milliseconds = await measureProcessorTime(ours);
    rounds.push({ milliseconds, ratio: milliseconds / (await measureProcessorTime(yardstick)) });
  }
  return {
    milliseconds: median(rounds.map((round) => round.milliseconds)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

async function measureProcessorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < CALLS_PER_ROUND; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS / CALLS_PER_ROUND;
}
