export * from './call-name.ts';
export * from './tidy-text.ts';
