export * from './choice.ts';
export * from './chosen-extras.ts';
export * from './selection.ts';
export * from './reduce-selection.ts';
export * from './group-states.ts';
export * from './left-out.ts';
export * from './combo-selection.ts';
