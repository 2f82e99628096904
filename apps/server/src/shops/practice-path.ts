/** Path prefix of the practice providers: API, pay pages and scripts. */
export const PRACTICE_PATH = '/practice-payments';
