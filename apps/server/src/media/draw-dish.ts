import type { PlateDish } from '@tischlein/plates';
import { createSemaphore } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import type { PictureKey } from './media.store.ts';
import { storePicture } from './store-picture.ts';

const WIDTH = 1512;
// A drawing takes a second of one core; guests and orders need the other.
const limit = createSemaphore(1);

/** Draws a dish and stores the drawing as a picture. */
export async function drawDish(deps: Pick<Deps, 'database'>, key: PictureKey, dish: PlateDish): Promise<void> {
  // Loaded on first use: recipes and rasterizer would slow down the start.
  const [{ drawPlate }, { rasterize }] = await Promise.all([
    import('@tischlein/plates'),
    import('@tischlein/plates/raster'),
  ]);
  const bytes = await limit(() => rasterize(drawPlate(dish), { width: WIDTH }));
  if (!(await storePicture(deps, key, bytes))) throw new Error(`the drawing of '${dish.name}' is no picture`);
}
