import type { MapCredit } from '@tischlein/domain/installation';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { fromEuros } from '@tischlein/contract/wire-money';
import type { PriceNote } from '@tischlein/wording/storefront';
import type { LeastAmounts } from '@tischlein/domain/checkout';
import { findBranchName, PAYMENT_METHODS, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';
import { namePaymentMethod } from '@tischlein/wording';

type Page = PublicShopConfig['pages'][number];

/** The shop as its pages need it, without data that is in the menu and without texts of other pages. */
export type ShopView = Omit<
  PublicShopConfig,
  | 'customCss'
  | 'offers'
  | 'dailyDishes'
  | 'deliveryZones'
  | 'pages'
  | 'news'
  | 'jobEntries'
  | 'filterList'
  | 'paymentMethodsPickupMinimumOrderValue'
  | 'paymentMethodsLeastAmount'
> &
  ServerView & {
    /** In cents, as the domain expects. */
    readonly paymentMethodsPickupMinimumOrderValue: ShopConfig['paymentMethodsPickupMinimumOrderValue'];
    readonly leastAmounts: LeastAmounts;
    readonly pages: readonly Omit<Page, 'text'>[];
    readonly zones: readonly ZoneView[];
    /** 'Mitte'; null: no branch. */
    readonly branchName: string | null;
    /** The names of its payment methods; here, because the first page needs no others. */
    readonly methodNames: Readonly<Partial<Record<PaymentMethod, string>>>;
  };

/** What only the server writes or knows: texts, and whom its map tiles name. */
interface ServerView {
  readonly news: readonly Rendered<PublicShopConfig['news'][number]>[];
  readonly jobEntries: readonly Rendered<PublicShopConfig['jobEntries'][number]>[];
  readonly mapCredit: MapCredit | null;
  /** Where the official picture of the notice on the legal guarantee is (S3 L13). */
  readonly guaranteeNotice?: string;
  /** Guests find only their orders and the legal texts. */
  readonly isArchived: boolean;
  /** The zones say where they are. Only on the page about them, because a list of postcodes may be long. */
  readonly namesAreas: boolean;
  readonly priceNote: PriceNote;
  readonly footnotes: readonly Footnote[];
  /** The filters of the configuration that change something on its menu. */
  readonly filterList: PublicShopConfig['filterList'];
}

export interface Footnote {
  readonly text: string;
  /** Of one that other parts of the page refer to. */
  readonly id?: string;
}

type Rendered<Entry extends { readonly text: string }> = Omit<Entry, 'text'> & { readonly html: string };

type Zone = PublicShopConfig['deliveryZones'][number];

type ZoneView = Pick<Zone, 'name' | 'deliveryFee' | 'minimumOrderValue' | 'freeAfter'> & {
  readonly area?: Zone['area'];
};

export function shopView(config: PublicShopConfig, server: ServerView): ShopView {
  const { customCss, offers, dailyDishes, deliveryZones, pages, paymentMethodsLeastAmount = {}, ...shop } = config;
  return {
    ...shop,
    ...server,
    branchName: findBranchName(config),
    methodNames: Object.fromEntries(
      config.paymentMethods.map((method) => [method, namePaymentMethod(method, config.heidelpayVariant)]),
    ),
    paymentMethodsPickupMinimumOrderValue: inCents(config.paymentMethodsPickupMinimumOrderValue),
    leastAmounts: inCents(paymentMethodsLeastAmount),
    pages: pages.map(({ text, ...page }) => page),
    zones: deliveryZones.map(({ name, area, deliveryFee, minimumOrderValue, freeAfter }) => ({
      name,
      deliveryFee,
      minimumOrderValue,
      freeAfter,
      ...(server.namesAreas && { area }),
    })),
  };
}

function inCents(
  minimums: PublicShopConfig['paymentMethodsPickupMinimumOrderValue'],
): ShopConfig['paymentMethodsPickupMinimumOrderValue'] {
  return Object.fromEntries(
    PAYMENT_METHODS.flatMap((method) => {
      const minimum = minimums[method];
      return minimum === undefined ? [] : [[method, fromEuros(minimum)]];
    }),
  );
}
