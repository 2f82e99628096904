export * from './tour-state.ts';
export * from './find-join-refusal.ts';
export * from './change-tour.ts';
export * from './find-due.ts';
export * from './suggest-tours.ts';
