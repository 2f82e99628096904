export * from './find-orderability.ts';
export * from './count-work.ts';
export * from './kitchen-room.ts';
