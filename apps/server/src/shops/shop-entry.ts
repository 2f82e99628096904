import type { ImageId, ShopId } from '@tischlein/domain';
import type { OpeningDuty, ShopConfig, ShopState } from '@tischlein/domain/shop';
import type { LoadedShop } from './shop-directory.ts';
import { listPagePaths } from './page-paths.ts';

/** What every process knows of every shop; small, so that ten thousand fit into memory (decision 063). */
export interface ShopEntry extends StoredEntry, Pick<LoadedShop, 'configVersion' | 'menuVersion'> {
  readonly id: ShopId;
}

/** The part of an entry that is stored as JSON. */
export interface StoredEntry {
  readonly slug: string;
  readonly domain: string | null;
  readonly state: ShopState;
  readonly name: string;
  readonly title: string;
  /** The overview that the configuration names; null: none. */
  readonly franchise: ShopId | null;
  readonly isFranchiseOverview: boolean;
  /** The franchise that supplies its defaults. */
  readonly franchiseId: ShopId | null;
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly logo: ImageId | null;
  /** Rows of the checklist that are missing (S3 L1). */
  readonly missing: readonly OpeningDuty[];
  /** Some text quotes what has changed (S3 L12). */
  readonly hasOutdatedTexts: boolean;
  /** The stored documents are unreadable; an older version is served. */
  readonly isDegraded: boolean;
  readonly hasSlotLimits: boolean;
  /** Some offers begin or end on a day. */
  readonly hasDatedOffers: boolean;
  /** null: the default. */
  readonly auditMonths: number | null;
  /** How many addresses of it are in the site map. */
  readonly pathCount: number;
}

/** What finding a branch, showing whether it is open and who sells there, and the start message need of a shop. */
export type SiteConfig = SellingCompany &
  Pick<
    ShopConfig,
    | 'id'
    | 'slug'
    | 'domain'
    | 'restaurantName'
    | 'restaurantStreet'
    | 'restaurantZip'
    | 'restaurantCity'
    | 'latitude'
    | 'longitude'
    | 'deliveryZones'
    | 'opening'
    | 'slotCapacity'
    | 'supportDelivery'
    | 'supportPickup'
    | 'supportDineIn'
    | 'paymentMethods'
  >;

interface SellingCompany {
  /** The name of the company behind the shop. */
  readonly seller?: string;
}

/** A shop without its menu, texts and pictures; of a thousand branches they fit into memory. */
export interface ShopSite extends Pick<LoadedShop, 'id' | 'pause'> {
  readonly config: SiteConfig;
}

/** Increase it when the parts below change their shape: the index is derived anew. */
export const INDEX_FORMAT = 4;

export const toEntry = ({ id, config, menuDocument, fullMenu, ...shop }: LoadedShop): ShopEntry => ({
  id,
  configVersion: shop.configVersion,
  menuVersion: shop.menuVersion,
  slug: config.slug,
  domain: config.domain ?? null,
  state: shop.state,
  name: config.restaurantName,
  title: config.title,
  franchise: config.franchise?.id ?? null,
  isFranchiseOverview: config.isFranchiseOverview,
  franchiseId: shop.franchiseId,
  primaryColor: config.primaryColor,
  accentColor: config.accentColor,
  logo: config.logo ?? null,
  missing: shop.missing,
  hasOutdatedTexts: hasOutdatedTexts(shop),
  isDegraded: shop.isDegraded,
  hasSlotLimits: config.slotCapacity !== undefined,
  hasDatedOffers: menuDocument.offers.some(({ validFrom, validUntil }) => (validFrom ?? validUntil) !== undefined),
  auditMonths: config.auditMonths ?? null,
  pathCount: listPagePaths(config, fullMenu.document).length,
});

const hasOutdatedTexts = ({ textStates, outdatedPages }: Pick<LoadedShop, 'textStates' | 'outdatedPages'>): boolean =>
  outdatedPages.length > 0 || Object.values(textStates).some(({ outdated }) => outdated.length > 0);

/** Drops what JSON would drop, so that a site is the same whether it was stored or not. */
export const toSiteConfig = ({ config, legalEntity }: Pick<LoadedShop, 'config' | 'legalEntity'>): SiteConfig => ({
  ...(legalEntity && { seller: legalEntity.name }),
  id: config.id,
  slug: config.slug,
  ...(config.domain !== undefined && { domain: config.domain }),
  restaurantName: config.restaurantName,
  restaurantStreet: config.restaurantStreet,
  restaurantZip: config.restaurantZip,
  restaurantCity: config.restaurantCity,
  ...(config.latitude !== undefined && { latitude: config.latitude }),
  ...(config.longitude !== undefined && { longitude: config.longitude }),
  deliveryZones: config.deliveryZones,
  opening: config.opening,
  ...(config.slotCapacity !== undefined && { slotCapacity: config.slotCapacity }),
  supportDelivery: config.supportDelivery,
  supportPickup: config.supportPickup,
  supportDineIn: config.supportDineIn,
  paymentMethods: config.paymentMethods,
});
