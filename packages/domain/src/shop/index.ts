export * from './legal-pages.ts';
export * from './supports-delivery-type.ts';
export * from './shop-config.ts';
export * from './legal-entity.ts';
