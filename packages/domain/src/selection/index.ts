export * from './choice.ts';
