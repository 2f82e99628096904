export * from './find-orderability.ts';
export * from './kitchen-room.ts';
