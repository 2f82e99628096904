import { readyCode } from '../../browser/ready-code.ts';

/** The code of the daily dishes, in a chunk of its own; the server loads it before rendering. */
export const dailyCode = readyCode(async () => (await import('./daily-slider.tsx')).DailySlider);
