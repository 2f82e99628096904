/** The points of reliability §3 at which the fault driver kills the server. */
export const KILL_POINTS = [
  'K1',
  'K2',
  'K3',
  'K4',
  'K5',
  'K6',
  'K7',
  'K8',
  'K9',
  'K10',
  'K11',
  'K12',
  'K13',
  'K14',
  'K15',
  'K16',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** Called at each point; the fault driver lets a server stand still there until it is killed. */
export type PauseAt = (point: KillPoint) => Promise<void> | undefined;

/** What every server does that no fault driver has started. */
export const neverPause: PauseAt = () => undefined;
