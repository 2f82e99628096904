import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { notifying } from './desk-scenario.ts';
import type { FaultShop, KillPoint } from './fault-shop.ts';
import { type FaultFleet, openFaultFleet } from './fault-fleet.ts';
import { type Resume, mailing, placing, type Scenario } from './order-scenarios.ts';
import { capturing, preparing, receiving, refunding, settling } from './payment-scenarios.ts';

const SCENARIOS: Readonly<Record<KillPoint, Scenario>> = {
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

interface KillRun {
  /** Opens another empty database on each call. */
  readonly open: () => Promise<OpenDatabase>;
  /** Kills per point. */
  readonly kills: number;
  readonly report?: (line: string) => void;
}

/**
 * Kills the server `kills` times at each point and continues after each restart (docs/reliability.md, Fault
 * points). Each point has its own shop and database. All share one process, so that one restart serves every
 * point. Returns the violations found.
 */
export async function killAtPoints({ open, kills, report = () => {} }: KillRun): Promise<string[]> {
  const fleet = await openFaultFleet({ open, kills });
  const wrong: string[] = [];
  try {
    let resumes: readonly Resume[] = [];
    for (let round = 0; round <= kills; round += 1) {
      await fleet.start();
      const after = fleet.shops.map((shop, index) => resumeAndCheck(shop, resumes[index]));
      wrong.push(...(await Promise.all(after)).flat());
      if (round === kills) break;
      resumes = await killOnce(fleet, round, wrong);
      report(`kill ${round + 1} of ${kills} at each of ${fleet.shops.length} points`);
    }
  } finally {
    await fleet.close();
  }
  return wrong;
}

async function killOnce(fleet: FaultFleet, round: number, wrong: string[]): Promise<readonly Resume[]> {
  fleet.arm();
  const resumes = await Promise.all(fleet.shops.map((shop) => SCENARIOS[shop.point](shop, round)));
  const late = AbortSignal.timeout(20_000);
  const given = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve()));
  await Promise.all(
    fleet.shops.map(async (shop) => {
      await Promise.race([shop.paused(), given]);
      if (late.aborted) wrong.push(`${shop.point}: never came to its point`);
    }),
  );
  await fleet.kill();
  return resumes;
}

async function resumeAndCheck(shop: FaultShop, resume: Resume | undefined): Promise<string[]> {
  const crashed = await findBrokenRules(shop);
  const told = resume ? await resume().catch((error: unknown) => [`could not go on: ${String(error)}`]) : [];
  const all = [...crashed, ...told, ...(await findBrokenRules(shop)), ...shop.fake.practice.violations];
  return all.map((what) => `${shop.point}: ${what}`);
}

async function findBrokenRules(shop: FaultShop): Promise<string[]> {
  const rules = await findViolations(shop.database().read);
  return rules.map(({ rule, about }) => `broken: ${rule} (${about})`);
}
