import { describe, expect, it } from 'vitest';
import {
  mayRepeat,
  nextPrintState,
  PRINT_LEASE_SECONDS,
  PRINT_STATES,
  type PrintState,
  readPrintState,
} from './index.ts';

const EVENTS = ['handOut', 'confirm', 'fail', 'cancel'] as const;
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_125);

describe('a print job', () => {
  it.each([
    ['queued', 'handOut', 'handedOut'],
    ['queued', 'cancel', 'cancelled'],
    ['queued', 'confirm', null],
    ['handedOut', 'handOut', null],
    ['handedOut', 'confirm', 'printed'],
    ['handedOut', 'fail', 'failed'],
    ['handedOut', 'cancel', null],
    ['doubtful', 'handOut', null],
    ['doubtful', 'confirm', 'printed'],
    ['doubtful', 'cancel', 'cancelled'],
    ['failed', 'handOut', null],
    ['printed', 'fail', null],
    ['cancelled', 'confirm', null],
  ] as const)('%s, %s: %s', (state, event, next) => {
    expect(nextPrintState(state, event)).toBe(next);
  });

  it('is never queued again by an event', () => {
    const reached = PRINT_STATES.flatMap((state) => EVENTS.map((event) => nextPrintState(state, event)));
    expect(reached).not.toContain('queued');
  });

  it('is doubtful once its lease is over', () => {
    const job = { state: 'handedOut', leaseUntil: '2026-11-21T18:31:00.000Z' } as const;
    expect(readPrintState(job, '2026-11-21T18:30:59.999Z')).toBe('handedOut');
    expect(readPrintState(job, '2026-11-21T18:31:00.000Z')).toBe('doubtful');
    expect(readPrintState({ ...job, state: 'printed' }, '2026-11-21T19:00:00.000Z')).toBe('printed');
  });

  it('that waits or prints is not doubled', () => {
    expect(PRINT_STATES.filter(mayRepeat)).toEqual(['printed', 'doubtful', 'failed']);
  });
});

/** A printer and two nodes of the server; messages are lost, doubled and late, and everything restarts. */
describe(`10,000 jobs with drops, duplicates and restarts, seed ${SEED}`, () => {
  it('are printed once or in doubt, and only a person repeats one', () => {
    const random = createRandom(SEED);
    const jobs = Array.from({ length: 10_000 }, () => ({ state: 'queued' as PrintState, lease: 0, paper: 0 }));
    let now = 0;
    const readState = (job: (typeof jobs)[number]): PrintState =>
      job.state === 'handedOut' && job.lease <= now ? 'doubtful' : job.state;
    const move = (job: (typeof jobs)[number], event: (typeof EVENTS)[number]): boolean => {
      const next = nextPrintState(readState(job), event);
      if (next) job.state = next;
      return next !== null;
    };
    const late: (typeof jobs)[number][] = [];
    for (const job of jobs) {
      now += 1;
      // Both nodes want to hand it out; the row lets one of them.
      const winners = [move(job, 'handOut'), move(job, 'handOut')].filter(Boolean);
      expect(winners.length).toBe(1);
      job.lease = now + PRINT_LEASE_SECONDS;
      const luck = random();
      const isPrinted = luck > 0.15;
      if (isPrinted) job.paper += 1;
      if (luck < 0.1) now += PRINT_LEASE_SECONDS;
      else if (luck < 0.15) move(job, 'fail');
      else if (luck < 0.25) late.push(job);
      else {
        move(job, 'confirm');
        if (luck < 0.5) move(job, 'confirm');
      }
      if (random() < 0.05) {
        // A restart: every job is offered once more, and none that was handed out is taken.
        expect(jobs.filter((each) => each.paper > 0).some((each) => nextPrintState(readState(each), 'handOut'))).toBe(
          false,
        );
      }
    }
    now += PRINT_LEASE_SECONDS;
    expect(late.every((job) => readState(job) === 'doubtful')).toBe(true);
    for (const job of late) if (random() < 0.5) move(job, 'confirm');
    expect(jobs.every(({ paper }) => paper <= 1)).toBe(true);
    expect(jobs.filter((job) => readState(job) === 'printed').every(({ paper }) => paper === 1)).toBe(true);
    expect(new Set(jobs.map(readState))).toEqual(new Set(['printed', 'doubtful', 'failed']));
  });
});

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
