export * from './electronic-invoice.ts';
export * from './mail-texts.ts';
export * from './receipt.ts';
export * from './table-sheet.ts';
