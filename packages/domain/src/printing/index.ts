export * from './list-dropped.ts';
export * from './print-job.ts';
export * from './slips.ts';
export * from './wrap-slip.ts';
