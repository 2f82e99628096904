export * from './session.ts';
export * from './orders.ts';
export * from './shops.ts';
export * from './imports.ts';
export * from './staff.ts';
