/** Where the fault driver stops and kills the server (docs/reliability.md, Fault points). */
export const FAULT_POINTS = [
  'beforePlaceOrder',
  'afterPricing',
  'afterClaimKey',
  'afterInsertOrder',
  'afterUseCoupon',
  'beforeCommit',
  'afterCommitBeforeReply',
  'beforeClaimJobs',
  'beforePrepareCall',
  'afterPrepareCall',
  'afterSavePrepared',
  'beforeSaveMessage',
  'afterSettle',
  'afterCaptureCall',
  'afterSendMail',
  'afterSendDeskEvent',
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Called at each point. The fault driver returns a promise that never resolves, then kills the process. */
export type PauseAt = (point: FaultPoint) => Promise<void> | undefined;

export const neverPause: PauseAt = () => undefined;
