import { median } from './figure.ts';

const ROUNDS = 9;
const TIMES_A_ROUND = 40;
const MICROSECONDS = 1000;

/** Something to be measured, and the yardstick it is measured against. */
interface Measured {
  readonly ours: () => unknown;
  readonly yardstick: () => unknown;
}

/** What something takes of the processor, in milliseconds, and how many times its yardstick. */
export interface ProcessorTime {
  readonly milliseconds: number;
  readonly ratio: number;
}

/** Both in turns. The processor's time, not the clock's: who else works on the machine does not count. */
export async function processorTimes({ ours, yardstick }: Measured): Promise<ProcessorTime> {
  const rounds: ProcessorTime[] = [];
  await spentOn(ours);
  await spentOn(yardstick);
  for (let round = 0; round < ROUNDS; round += 1) {
    const milliseconds = await spentOn(ours);
    rounds.push({ milliseconds, ratio: milliseconds / (await spentOn(yardstick)) });
  }
  return {
    milliseconds: median(rounds.map((round) => round.milliseconds)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

async function spentOn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES_A_ROUND; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS / TIMES_A_ROUND;
}
