import { readyCode } from '../../browser/ready-code.ts';

/** Only large menus need it. */
export const lateRowsCode = readyCode(async () => (await import('./late-rows.tsx')).LateRows);
