export * from './audit-table.ts';
export * from './differences-csv.ts';
export * from './guest-table.ts';
export * from './series-table.ts';
export * from './table.ts';
export * from './tips-table.ts';
