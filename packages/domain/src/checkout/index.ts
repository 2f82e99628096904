export * from './form-values.ts';
