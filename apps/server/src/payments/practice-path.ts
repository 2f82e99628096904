/** Below it the practice providers answer adapters, and show their pay pages and scripts. */
export const PRACTICE_PATH = '/practice-payments';
