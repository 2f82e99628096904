import { readFields } from '../browser/read-fields.ts';
import type { ShopData } from './shop-data.ts';

type PageData = ShopData & { readonly basename: string };

/**
 * Reads the data that the server has written into the document; throws if it is damaged. Only its outline is checked:
 * the document names the very code that reads it, so both are of one build.
 */
export function readShopData(text: string): PageData {
  const data: unknown = JSON.parse(text);
  if (!isPageData(data)) throw new Error('malformed #shop-data');
  return data;
}

function isPageData(data: unknown): data is PageData {
  const { shop, period, basename, menuVersion } = readFields(data);
  return (
    [readFields(shop)['id'], readFields(period)['sticker'], basename].every((text) => typeof text === 'string') &&
    typeof menuVersion === 'number'
  );
}
