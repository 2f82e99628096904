export * from './canvas.ts';
export * from './geometry.ts';
export * from './layers.ts';
export * from './materials.ts';
