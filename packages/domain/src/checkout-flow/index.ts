export * from './effects.ts';
export * from './events.ts';
export type { Next } from './next.ts';
export * from './order-payment.ts';
export * from './questions.ts';
export * from './saved-flow.ts';
export * from './state.ts';
export * from './step.ts';
export * from './submission.ts';
