import * as calls from '@tischlein/contract/calls';
import type { ReadingAnswer } from '@tischlein/contract/office';
import type { DishId, ImageId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ImportChoice, ImportComparison } from '@tischlein/domain/menu-editing';
import { useState } from 'react';
import { send } from '../api/send.ts';

const AT_ONCE = 10;

interface Chosen {
  readonly choice: ImportChoice;
  readonly reading: ReadingAnswer | null;
}

/** Pictures of new dishes, fetched before the menu is saved. */
export function useImportPictures(shop: string) {
  const [isFetching, setFetching] = useState(false);
  const fetchAll = async (comparison: ImportComparison, chosen: Chosen): Promise<ReadonlyMap<DishId, ImageId>> => {
    setFetching(true);
    const pictures = await fetchPictures(shop, comparison, chosen);
    setFetching(false);
    return pictures;
  };
  return { isFetching, fetchAll };
}

/** Fetches the pictures of new dishes that the merchant takes; one that cannot be fetched is left out. */
async function fetchPictures(
  shop: string,
  { changes, aligned }: ImportComparison,
  { choice, reading }: Chosen,
): Promise<ReadonlyMap<DishId, ImageId>> {
  const taken = new Set(
    changes.flatMap(({ key, field, after }) => (field === null && choice.taken.has(key) ? [after.id] : [])),
  );
  const addresses = new Map((reading?.pictures ?? []).map(({ dish, address }) => [dish, address]));
  // The comparison keeps the order of the dishes, and may give them other ids.
  const wanted = aligned.menu.dishes.flatMap(({ id }, index) => {
    const address = addresses.get(reading?.menu?.dishes[index]?.id ?? '');
    return address !== undefined && taken.has(id) ? [{ id, address }] : [];
  });
  const pictures = new Map<DishId, ImageId>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const part = wanted.slice(from, from + AT_ONCE);
    const answer = await send(calls.importPictures, {
      params: { shop },
      body: { addresses: [...new Set(part.map(({ address }) => address))] },
    });
    const stored = new Map(answer.ok ? answer.value.stored.map(({ address, image }) => [address, image]) : []);
    for (const { id, address } of part) {
      const image = stored.get(address);
      if (image !== undefined) pictures.set(id, image);
    }
  }
  return pictures;
}

/** A menu whose new dishes have their pictures. */
export const addPictures = (menu: MenuDocument, pictures: ReadonlyMap<DishId, ImageId>): MenuDocument =>
  pictures.size === 0
    ? menu
    : {
        ...menu,
        dishes: menu.dishes.map((dish) => {
          const image = pictures.get(dish.id);
          return image === undefined ? dish : { ...dish, imageName: image };
        }),
      };
