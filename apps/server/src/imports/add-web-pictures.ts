import type { ImageId } from '@tischlein/domain';
import type { WebhookGuard } from '../integrations/send-webhook.ts';
import { fetchPictures } from './fetch-pictures.ts';
import type { Imported } from './imported.ts';
import type { PlannedFile } from './import-file.ts';

/** Fetches the pictures that a table names by their addresses, and gives them to their dishes. */
export async function addWebPictures(
  { plan, pictures }: PlannedFile,
  { pictureAddresses }: Pick<Imported, 'pictureAddresses'>,
  guard: WebhookGuard,
): Promise<PlannedFile> {
  if (pictureAddresses.size === 0) return { plan, pictures };
  const fetched = await fetchPictures([...pictureAddresses.values()], guard);
  const images = new Map<string, ImageId>(fetched.map(({ address, image }) => [address, image]));
  const { menu } = plan.document;
  const dishes = menu.dishes.map((dish) => {
    const image = images.get(pictureAddresses.get(dish.id) ?? '');
    return image === undefined ? dish : { ...dish, imageName: image };
  });
  return {
    plan: { ...plan, document: { ...plan.document, menu: { ...menu, dishes } } },
    pictures: new Map([...pictures, ...fetched.map(({ image, bytes }) => [image, bytes] as const)]),
  };
}
