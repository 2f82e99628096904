export * from './money.ts';
export * from './ids.ts';
export * from './result.ts';
export * from './shop-time.ts';
export * from './shop-day.ts';
export * from './day-number.ts';
export * from './typed-text.ts';
export * from './unambiguous-code.ts';
