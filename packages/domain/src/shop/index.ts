export * from './shop-settings.ts';
export * from './shop-config.ts';
