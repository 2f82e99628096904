export * from './branch.ts';
export * from './handover.ts';
export * from './suggest-branch.ts';
