import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { notifying } from './desk-way.ts';
import type { House, KillPoint } from './house.ts';
import { type Houses, openHouses } from './houses.ts';
import { type GoOn, mailing, placing, type Way } from './order-ways.ts';
import { capturing, preparing, receiving, refunding, settling } from './payment-ways.ts';

const WAYS: Readonly<Record<KillPoint, Way>> = {
  beforePlaceOrder: placing,
  afterPricing: placing,
  afterClaimKey: placing,
  afterInsertOrder: placing,
  afterUseCoupon: placing,
  beforeCommit: placing,
  afterCommitBeforeReply: placing,
  beforeClaimJobs: placing,
  beforePrepareCall: preparing,
  afterPrepareCall: preparing,
  afterSavePrepared: preparing,
  beforeSaveMessage: receiving,
  afterSettle: settling,
  afterCaptureCall: capturing,
  afterSendMail: mailing,
  afterSendDeskEvent: notifying,
  refundReplyLost: refunding,
};

interface ToKill {
  /** An empty database, each time another one. */
  readonly open: () => Promise<OpenDatabase>;
  /** At each point. */
  readonly kills: number;
  readonly report?: (line: string) => void;
}

/**
 * Kills the server `kills` times at each point and continues after each restart (docs/reliability.md, Fault points). Each point has
 * its own shop and database. All share one process, so that one restart serves every point. Returns the violations found.
 */
export async function killAtPoints({ open, kills, report = () => {} }: ToKill): Promise<string[]> {
  const fleet = await openHouses({ open, kills });
  const wrong: string[] = [];
  try {
    let goOns: readonly GoOn[] = [];
    for (let round = 0; round <= kills; round += 1) {
      await fleet.start();
      const after = fleet.houses.map((house, index) => lookAfter(house, goOns[index]));
      wrong.push(...(await Promise.all(after)).flat());
      if (round === kills) break;
      goOns = await killOnce(fleet, round, wrong);
      report(`kill ${round + 1} of ${kills} at each of ${fleet.houses.length} points`);
    }
  } finally {
    await fleet.close();
  }
  return wrong;
}

async function killOnce(fleet: Houses, round: number, wrong: string[]): Promise<readonly GoOn[]> {
  fleet.arm();
  const goOns = await Promise.all(fleet.houses.map((house) => WAYS[house.point](house, round)));
  const late = AbortSignal.timeout(20_000);
  const given = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve()));
  await Promise.all(
    fleet.houses.map(async (house) => {
      await Promise.race([house.paused(), given]);
      if (late.aborted) wrong.push(`${house.point}: never came to its point`);
    }),
  );
  await fleet.kill();
  return goOns;
}

async function lookAfter(house: House, goOn: GoOn | undefined): Promise<string[]> {
  const crashed = await broken(house);
  const told = goOn ? await goOn().catch((error: unknown) => [`could not go on: ${String(error)}`]) : [];
  const all = [...crashed, ...told, ...(await broken(house)), ...house.fake.practice.violations];
  return all.map((what) => `${house.point}: ${what}`);
}

async function broken(house: House): Promise<string[]> {
  const rules = await findViolations(house.database().read);
  return rules.map(({ rule, about }) => `broken: ${rule} (${about})`);
}
