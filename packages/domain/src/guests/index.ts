export * from './guest-key.ts';
export * from './kept-documents.ts';
export * from './personal-data.ts';
export * from './contact-block.ts';
export * from './suggest-mail-address.ts';
