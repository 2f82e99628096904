import { expect, it } from 'vitest';
import { imageId } from '../ids.ts';
import { findPictureAreas } from './picture-areas.ts';

const [header, logo, dish, offer, both] = ['kopf', 'zeichen', 'margherita', 'aktion', 'beides'].map(imageId);
const shop = {
  config: { header, logoMobile: logo },
  menu: {
    dishes: [{ imageName: dish }, { imageName: both }],
    categories: [{ imageName: logo }],
    menus: [],
    offers: [{ imageName: offer }, { imageName: both }],
    dailyDishes: [],
  },
} as unknown as Parameters<typeof findPictureAreas>[0];

it.each([
  ['the header', 'kopf', ['look']],
  ['the logo that a category shows, too', 'zeichen', ['look', 'menu']],
  ['a picture of the look that is not saved yet', 'headerMobile-1f2e3d4c', ['look']],
  ['a dish', 'margherita', ['menu']],
  ['a dish that an offer shows, too', 'beides', ['menu']],
  ['an offer', 'aktion', ['offers']],
  ['a new picture', 'neu', ['menu']],
])('replacing the picture of %s', (_, image, areas) => {
  expect(findPictureAreas(shop, imageId(image))).toEqual(areas);
});
