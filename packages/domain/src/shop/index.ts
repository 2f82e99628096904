export { findBranchName } from './branch-name.ts';
export { formatShopAddress } from './format-shop-address.ts';
export * from './legal-pages.ts';
export * from './supports-delivery-type.ts';
export * from './shop-config.ts';
export * from './legal-entity.ts';
export * from './shop-state.ts';
export * from './opening-checklist.ts';
