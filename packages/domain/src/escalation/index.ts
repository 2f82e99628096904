export * from './ladder.ts';
export * from './waited.ts';
