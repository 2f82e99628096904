export * from './audit-csv.ts';
export * from './guest-csv.ts';
export * from './series-csv.ts';
export * from './tips-csv.ts';
