export * from './delivery-period.ts';
export * from './kitchen.ts';
export * from './open-times.ts';
export * from './opening-state.ts';
export * from './next-opening-day.ts';
export * from './schedule.ts';
export * from './serve-slots.ts';
export { findStretchAt, type Hours, hoursOn, joinStretches, listStretches, specialOpeningOn } from './stretches.ts';
export { isSkipped, momentOnAxis, onAxis, type TimeAxis, timeAxis } from './time-axis.ts';
