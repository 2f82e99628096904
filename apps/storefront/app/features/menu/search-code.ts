import { readyCode } from '../../browser/ready-code.ts';
import { loadMenuParts } from './load-menu-parts.ts';

/** The search, wanted when a guest first turns to its field. */
export const searchCode = readyCode(async () => (await loadMenuParts()).searchMenu);
