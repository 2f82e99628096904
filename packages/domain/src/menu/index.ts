export * from './delivery-type.ts';
export * from './tags.ts';
export * from './declarations.ts';
export * from './menu-document.ts';
export * from './menu.ts';
export * from './menu-problem.ts';
export * from './read-menu.ts';
export * from './prices.ts';
