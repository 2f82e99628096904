export * from './shop-config.ts';
