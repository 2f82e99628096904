export * from './ladder.ts';
