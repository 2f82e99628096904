export * from './table-items.ts';
