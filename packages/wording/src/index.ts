export * from './problem-message.ts';
