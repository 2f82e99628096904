export { drawPlate } from './draw-plate.ts';
export { drawTableScene, type TableScene } from './draw-table-scene.ts';
export type { PlateDish, PlatePicture } from './plate-dish.ts';
