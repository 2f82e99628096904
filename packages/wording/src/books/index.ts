export * from './report-words.ts';
export * from './report-tables.ts';
export * from './overview-words.ts';
export * from './datev.ts';
export * from './archive-index.ts';
export * from './export-words.ts';
export * from './electronic-invoice.ts';
export * from './takings-csv.ts';
