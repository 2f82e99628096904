import { drawPlate, drawTableScene, type PlateDish, type PlatePicture, type TableScene } from '@tischlein/plates';
import { type DemoDish, dishList, pictureNames } from '../dish-list.ts';

const toPlateDish = ({ dishName, category, ingredients }: DemoDish): PlateDish => ({
  name: dishName,
  category,
  ingredients,
});

const dishByPicture = new Map(dishList.map((dish) => [dish.imageName, toPlateDish(dish)]));

const plate = (picture: string, x: number, y: number, scale: number): TableScene['plates'][number] => ({
  dish: dishByPicture.get(picture) ?? { name: picture },
  x,
  y,
  scale,
});

const HEADERS: readonly TableScene[] = [
  {
    name: 'tavola',
    table: 'walnut',
    plates: [
      plate('bruschetta', 330, 84, 0.6),
      plate('caprese', 500, 622, 0.5),
      plate('tiramisu', 60, 520, 0.5),
      plate('spaghetti-pomodoro', 1276, 36, 0.62),
      plate('pizza-margherita', 890, 360, 0.9),
      plate('insalata-mista', 1640, 470, 0.56),
      plate('spritz', 1296, 560, 0.42),
      plate('penne-arrabbiata', 1866, 60, 0.5),
    ],
  },
  {
    name: 'wok-tisch',
    table: 'slate',
    plates: [
      plate('gyoza', 340, 96, 0.56),
      plate('edamame', 640, 590, 0.44),
      plate('mango-sticky-rice', 70, 540, 0.54),
      plate('bowl-lachs', 1290, 60, 0.6),
      plate('pho', 900, 330, 0.84),
      plate('curry-mit-reis', 1640, 480, 0.6),
      plate('limonade-ingwer', 1290, 556, 0.4),
      plate('pad-thai', 1880, 60, 0.52),
      plate('sommerrollen-garnelen', 400, 470, 0.56),
    ],
  },
];

interface DemoPicture {
  readonly name: string;
  readonly draw: () => PlatePicture;
  /** Pixels of the stored file. */
  readonly width: number;
  readonly height: number;
}

/** Every picture of the demo shops: dishes 3:2, headers 3:1. */
export const DEMO_PICTURES: readonly DemoPicture[] = pictureNames.map((name) => {
  const header = HEADERS.find((scene) => scene.name === name);
  if (header) return { name, draw: () => drawTableScene(header), width: 1920, height: 640 };
  const dish = dishByPicture.get(name) ?? { name };
  return { name, draw: () => drawPlate(dish), width: 960, height: 640 };
});
