export * from './branch.ts';
export * from './branch-document.ts';
export * from './choose-branch.ts';
export * from './difference.ts';
export * from './find-branch.ts';
export * from './handover.ts';
export * from './suggest-branch.ts';
export * from './new-shop.ts';
