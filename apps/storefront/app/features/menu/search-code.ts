import { readyCode } from '../../browser/ready-code.ts';

/** The search, loaded when a guest first turns to its field. */
export const searchCode = readyCode(async () => (await import('./search.ts')).searchMenu);
