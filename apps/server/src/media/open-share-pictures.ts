import { createHash } from 'node:crypto';
import type { ComboDocument, DishDocument } from '@tischlein/domain/menu';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { findInk } from '@tischlein/domain/shop';
import { findLogo, LOGO_FILE } from '../shops/logo.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openShopPictures } from './shop-pictures.ts';

/** What a link preview is about: the shop itself, a dish or a combo. */
interface SharedItem {
  readonly kind: 'laden' | 'gericht' | 'menue';
  readonly item: string;
}

interface SharePicture {
  readonly etag: string;
  readonly bytes: Buffer;
}

// Raised with every change of the drawing, so that cached pictures are drawn again.
const DESIGN = 1;
const FORMAT = 'jpg';

/** Pictures for link previews, drawn when first asked for and cached; null: no such shop, dish or combo. */
export function openSharePictures(deps: Pick<Deps, 'database' | 'pictureCache'>) {
  const findPicture = openShopPictures(deps);
  const shareRun = createSingleFlight<Buffer>();

  return async (shop: LoadedShop, about: SharedItem): Promise<SharePicture | null> => {
    const subject = findSubject(shop, about);
    if (!subject) return null;
    const { primaryColor: ground, title } = shop.config;
    const logoId = findLogo(shop.config);
    const picture = subject.image ? await findPicture(shop, subject.image, subject.file) : null;
    const logo = logoId ? await findPicture(shop, logoId, LOGO_FILE) : null;
    const shown = [DESIGN, subject.title, title, ground, picture?.etag, logo?.etag];
    const name = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 40);
    const draw = async (): Promise<Buffer> => {
      const { drawSharePicture } = await import('./draw-share-picture.ts');
      const bytes = await drawSharePicture({
        title: subject.title,
        shopName: about.kind === 'laden' ? '' : title,
        ground,
        ink: findInk(ground),
        picture: picture?.bytes ?? null,
        logo: logo?.bytes ?? null,
      });
      await deps.pictureCache.write(name, FORMAT, bytes);
      return bytes;
    };
    const cached = await deps.pictureCache.read(name, FORMAT);
    return { etag: `"${name}"`, bytes: cached ?? (await shareRun(name, draw)) };
  };
}

interface Subject {
  readonly title: string;
  readonly image: string | null;
  readonly file: string;
}

function findSubject({ config, guestMenuDocument: menu }: LoadedShop, { kind, item }: SharedItem): Subject | null {
  if (kind === 'laden') {
    const { slug, title, header, headerMobile } = config;
    return item === slug ? { title, image: header ?? headerMobile ?? null, file: HEADER } : null;
  }
  const items: readonly (DishDocument | ComboDocument)[] = kind === 'gericht' ? menu.dishes : menu.menus;
  const found = items.find(({ id }) => id === item);
  return found ? { title: found.name, image: found.imageName ?? null, file: DISH } : null;
}

const HEADER = '1920x1080.webp';
const DISH = '794x528.webp';
