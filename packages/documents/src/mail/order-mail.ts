import type { Cents } from '@tischlein/domain';
import type { DeliveryType, DepositKind } from '@tischlein/domain/menu';
import type { PaymentStatus } from '@tischlein/domain/orders';
import type { Adjustment, VatPart } from '@tischlein/domain/pricing';
import type { LegalEntity, Packaging, PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
import type { DishDetails } from '@tischlein/wording';

type MailedDish = DishDetails & { readonly name: string };

export interface MailedLine {
  readonly lineId?: string;
  readonly name: string;
  readonly amount: number;
  readonly memberName: string;
  readonly listPrice: Cents;
  readonly price: Cents;
  readonly deposit: Cents;
  readonly depositKinds?: readonly DepositKind[];
  readonly discountLabel: string;
  readonly withdrawalAllowed?: boolean;
  readonly dish: MailedDish | null;
  readonly menu: { readonly slots: readonly { readonly slotName: string; readonly dish: MailedDish }[] } | null;
}

export type MailedFreeItem = Pick<MailedLine, 'name' | 'deposit' | 'depositKinds'>;

/** A calculation stored with the order; has the shape of a quote's answer. */
export interface MailedQuote {
  readonly lines: readonly MailedLine[];
  readonly freeItems: readonly MailedFreeItem[];
  readonly adjustments: readonly (Pick<Adjustment, 'source' | 'label' | 'amount'> & {
    readonly lineId?: string | null;
  })[];
  readonly steps: { readonly S1: Cents; readonly D: Cents; readonly L: Cents; readonly TOTAL: Cents };
  readonly vat: readonly VatPart[];
  /** What it is handed over in; absent: as the shop packs it. */
  readonly packaging?: Packaging;
  /** Of a group's order. */
  readonly group?: {
    readonly name: string;
    readonly ownerName: string;
    readonly shares: readonly { readonly memberName: string; readonly total: Cents }[];
  };
}

export interface MailedContact {
  readonly name: string;
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly floor: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
}

type MailedShop = Pick<
  ShopConfig,
  | 'restaurantName'
  | 'restaurantStreet'
  | 'restaurantZip'
  | 'restaurantCity'
  | 'phone'
  | 'email'
  | 'primaryColor'
  | 'mailTexts'
>;

/** Who a mail is from. */
export interface MailSender {
  readonly shop: MailedShop;
  /** null: none is stored. */
  readonly company: Pick<LegalEntity, 'name' | 'street' | 'zip' | 'city' | 'representedBy' | 'register'> | null;
  /** Absolute; null: the shop has no logo. */
  readonly logoUrl: string | null;
  /** Terms, privacy, withdrawal, imprint. */
  readonly legalPages: readonly { readonly title: string; readonly url: string }[];
}

/** Everything the mails about an order need. */
export interface OrderMail extends MailSender {
  readonly number: number;
  readonly deliveryType: DeliveryType;
  /** '15.11.2026, 18:42' */
  readonly placedAt: string;
  /** '19:15–19:30', 'Montag 11:30–11:45'; null: as soon as possible, at a table. */
  readonly serveTime: string | null;
  readonly contact: MailedContact;
  readonly messageCook: string;
  readonly messageDriver: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  readonly quote: MailedQuote;
  /** 16 or 18 if the order contains alcohol. */
  readonly ageCheck: number | null;
  readonly statusUrl: string;
  /** null: a test order has none. */
  readonly receiptUrl: string | null;
  readonly withdrawalUrl: string;
}
