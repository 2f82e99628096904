export * from './report-tables.ts';
export * from './datev.ts';
export * from './archive-index.ts';
export * from './takings-csv.ts';
export * from './orders-table.ts';
export * from './overview-tables.ts';
