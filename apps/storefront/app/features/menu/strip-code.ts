import { readyCode } from '../../browser/ready-code.ts';
import { loadMenuParts } from './load-menu-parts.ts';

/** The code of the strip, which the server loads before rendering. */
export const stripCode = readyCode(async () => (await loadMenuParts()).Strip);
