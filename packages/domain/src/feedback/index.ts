export * from './average-ratings.ts';
export * from './check-ratings.ts';
export * from './decide-invitation.ts';
export * from './feedback-state.ts';
export * from './hide-reasons.ts';
export * from './daytime.ts';
export { LEAST_RATINGS } from '../menu/index.ts';
