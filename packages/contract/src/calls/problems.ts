import type { Call } from './call.ts';

const EVERY_CALL = [
  'invalidRequest',
  'invalidJson',
  'foreignOrigin',
  'notFound',
  'requestTimeout',
  'bodyTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'headersTooLarge',
  'internal',
  'storageFull',
  'temporarilyUnavailable',
] as const;

/** Of people, devices and keys without the permission. */
const LACKING = ['forbidden', 'secondFactorMissing', 'deviceLocked'] as const;

const BY_CALLER = {
  guest: [],
  provider: [],
  account: ['signInNeeded', 'loginOff', 'shopUnknown'],
  waiter: ['waiterSignInNeeded', 'waiterNameMissing', ...LACKING],
  staff: ['signInNeeded', ...LACKING],
} as const;

type Named<C extends Call> = C extends { readonly problems: readonly (infer Code)[] } ? Code : never;

/** The error codes that the handler of a call may answer, like `listProblems`. */
export type ProblemOf<C extends Call> =
  | Named<C>
  | (typeof BY_CALLER)[C['caller']][number]
  | (typeof EVERY_CALL)[number]
  | 'shopUnknown';

/** Every error code a call may answer: those it names, and those that it, its caller and its path imply. */
export const listProblems = ({ caller, path, problems = [] }: Call): readonly (string | number)[] => [
  ...problems,
  ...BY_CALLER[caller],
  ...(path.includes('/:shop') || path.includes('/platform/') ? ['shopUnknown'] : []),
  ...EVERY_CALL,
];
