import { readyCode } from '../../ready-code.ts';

/** The code of the daily dishes; the server has it before it renders. */
export const dailyCode = readyCode(async () => (await import('./daily-slider.tsx')).DailySlider);
