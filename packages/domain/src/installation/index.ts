export * from './geocoders.ts';
export * from './mail-server.ts';
export * from './map-tiles.ts';
