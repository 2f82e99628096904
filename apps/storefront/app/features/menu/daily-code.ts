import { readyCode } from '../../browser/ready-code.ts';
import { loadMenuParts } from './load-menu-parts.ts';

/** The code of the daily dishes, which the server loads before rendering. */
export const dailyCode = readyCode(async () => (await loadMenuParts()).DailySlider);
