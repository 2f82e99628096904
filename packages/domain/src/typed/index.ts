export * from './call-name.ts';
export * from './mail-address.ts';
export * from './phone.ts';
export * from './tidy-text.ts';
