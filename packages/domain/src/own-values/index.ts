export * from './own-value.ts';
export * from './list-own-values.ts';
export * from './take-values.ts';
export * from './take-setting.ts';
