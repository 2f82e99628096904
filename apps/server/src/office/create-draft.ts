import type { ParsedDraftRequest, SlugAnswer } from '@tischlein/contract/office';
import { isFreeSlug, takeOverConfig } from '@tischlein/domain/franchise';
import { parseLocation, type Point } from '@tischlein/domain/delivery';
import { EMPTY_MENU, type MenuDocument } from '@tischlein/domain/menu';
import { linkText, type ShopConfig } from '@tischlein/domain/shop';
import type { LegalFacts } from '@tischlein/wording/legal';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newShop } from '../imports/new-shop.ts';
import { toSlug } from '../imports/slug.ts';
import { copyPictures } from '../media/media.store.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { writeShop } from '../shops/save-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { claimSlug } from '../shops/shops.store.ts';

type DraftDeps = Pick<Deps, 'database' | 'shops' | 'places'>;

const MOST_TRIES = 100;

/** The short name for a text, and whether a new shop can have it. */
export function suggestSlug({ shops }: Pick<Deps, 'shops'>, text: string): SlugAnswer {
  const slug = toSlug(text);
  const isTaken = shops.findEntry(slug) !== null || shops.isUnreadable(slug);
  return { slug, isFree: isFreeSlug(slug) && !isTaken };
}

/**
 * Creates a shop as a draft: empty, or with the menu, look and texts of another one. Without a short name, it gets one from its
 * name, with a number if that is taken. Returns the short name; null: the asked one is taken.
 */
export async function createDraft(
  deps: DraftDeps,
  { slug: asked, ...draft }: Omit<ParsedDraftRequest, 'from'>,
  source: LoadedShop | null,
): Promise<string | null> {
  const copied = source && {
    source,
    facts: await deps.shops.describeTexts({ ...source, menuDocument: source.fullMenu.document }),
  };
  const place = await findPlace(deps, draft);
  const base = asked ?? (toSlug(draft.name) || 'shop');
  for (let number = 1; number <= (asked === undefined ? MOST_TRIES : 1); number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!suggestSlug(deps, slug).isFree) continue;
    const shop = toDraft(slug, { ...draft, place }, source);
    const isCreated = await deps.database.write((writer) => insertDraft(writer, shop, copied));
    await deps.shops.refresh();
    if (isCreated) return slug;
  }
  if (asked !== undefined) return null;
  throw new Error(`no free slug for ${base}`);
}

type NewShop = Omit<ParsedDraftRequest, 'from' | 'slug'>;

/** Where the shop is on the map; null: its address is not found, so that the office asks for the place. */
async function findPlace({ places }: Pick<Deps, 'places'>, { street, zip, city }: NewShop): Promise<Point | null> {
  const address = parseLocation(`${street}, ${zip} ${city}`);
  // A street without a number: the postcode is enough to begin with.
  const located = await places.locate(address.ok ? address.value : { street: '', streetNumber: '', zip, city });
  return located.status === 'found' ? located.point : null;
}

interface Draft {
  readonly config: ShopConfig;
  readonly menu: MenuDocument;
}

function toDraft(
  slug: string,
  { name, street, zip, city, phone, email, place }: NewShop & { readonly place: Point | null },
  source: LoadedShop | null,
): Draft {
  const own = { title: name, restaurantName: name, phone, email };
  const address = { restaurantStreet: street, restaurantZip: zip, restaurantCity: city, ...place };
  const empty: ShopConfig = { ...newShop(slug), ...own, ...address };
  if (!source) return { config: empty, menu: EMPTY_MENU };
  const config = takeOverConfig(source.config, empty);
  // The texts name the company that will run the new shop, not that of the other one (S3 L12).
  const pages = config.pages.map((page) => ({ ...page, text: linkText(page.text, source.fillings) ?? page.text }));
  return { config: { ...config, pages }, menu: source.menuDocument };
}

interface Copied {
  readonly source: LoadedShop;
  /** What its texts quote. */
  readonly facts: LegalFacts;
}

/** false: another node has just created a shop with this short name. */
async function insertDraft(writer: Writer, { config, menu }: Draft, copied: Copied | null): Promise<boolean> {
  if (!(await claimSlug(writer, config.slug))) return false;
  const outcome = await writeShop(writer, config, menu);
  if (outcome !== 'saved') throw new Error(`the draft ${config.slug} was not created: ${outcome}`);
  if (!copied) return true;
  await recordQuotes(writer, { shopId: config.id, pages: config.pages, facts: copied.facts });
  await copyPictures(writer, copied.source.id, config.id);
  return true;
}
