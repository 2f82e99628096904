import { toMilliseconds } from '../clock.ts';
import { askTime } from './ask-time.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';

const TOLERATED_SECONDS = 2;
const RISKY_SECONDS = 30;

/** Compares the machine's clock with a time server. */
export async function checkClock({ clock, timeServer }: Examination): Promise<Finding[]> {
  const found = findingsFor('clock');
  const time = await askTime(timeServer);
  if (time === null) return [found.unknown('clockUnknown', { server: timeServer })];
  const seconds = Math.round(Math.abs(toMilliseconds(clock.now()) - time) / 100) / 10;
  if (seconds <= TOLERATED_SECONDS) return [found.ok('clockRight', { seconds })];
  return [found[seconds > RISKY_SECONDS ? 'error' : 'warning']('clockWrong', { seconds })];
}
