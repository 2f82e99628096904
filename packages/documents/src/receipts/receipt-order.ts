import type { Cents } from '@tischlein/domain';
import type { DeliveryType, DepositKind } from '@tischlein/domain/menu';
import type { OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { Adjustment, RateAmount, VatPart } from '@tischlein/domain/pricing';
import type { Packaging, PaymentMethod, TipRecipient } from '@tischlein/domain/shop';
import type { DishDetails } from '@tischlein/wording';

type ReceiptDish = DishDetails & { readonly name: string };

export interface ReceiptLine {
  readonly lineId: string;
  readonly name: string;
  readonly amount: number;
  readonly memberName: string;
  readonly listPrice: Cents;
  readonly price: Cents;
  readonly deposit: Cents;
  readonly depositKinds?: readonly DepositKind[];
  readonly dish: ReceiptDish | null;
  readonly menu: { readonly slots: readonly { readonly slotName: string; readonly dish: ReceiptDish }[] } | null;
  readonly vat?: readonly RateAmount[];
}

export interface ReceiptFreeItem {
  readonly name: string;
  readonly deposit: Cents;
  readonly depositKinds?: readonly DepositKind[];
}

interface ReceiptQuote {
  readonly lines: readonly ReceiptLine[];
  readonly freeItems: readonly ReceiptFreeItem[];
  readonly adjustments: readonly (Pick<Adjustment, 'source' | 'label' | 'amount'> & {
    readonly lineId: string | null;
  })[];
  readonly steps: { readonly S1: Cents; readonly D: Cents; readonly L: Cents; readonly TOTAL: Cents };
  readonly vat: readonly VatPart[];
  /** What it is handed over in; absent: as the shop packs it. */
  readonly packaging?: Packaging;
}

/** The seller as of the day of the order. */
export interface Seller {
  readonly restaurantName: string;
  readonly restaurantStreet: string;
  readonly restaurantZip: string;
  readonly restaurantCity: string;
  readonly phone: string;
  readonly email: string;
  readonly taxNumber?: string;
  readonly vatId?: string;
  /** The restaurant, if it is not called as its legal entity. */
  readonly branch?: string;
  /** Absent: ordered before there were entities. */
  readonly entityId?: string;
}

export interface Buyer {
  readonly name: string;
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly floor: string;
  readonly zip: string;
  readonly city: string;
}

/** Paid on top of the total (S3 W13). */
export interface ReceiptTip {
  readonly amount: Cents;
  readonly recipient: TipRecipient;
  /** Of an owner's tip; a team's has none. */
  readonly vat: readonly VatPart[];
}

/** Everything a receipt shows. */
export interface ReceiptOrder {
  /** Of the receipt. */
  readonly number: number;
  /** Absent: the receipt has the number of its order. */
  readonly orderNumber?: number;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  /** '15.11.2026, 18:42' */
  readonly placedAt: string;
  /** '15.11.2026' */
  readonly servedOn: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly quote: ReceiptQuote;
  /** Absent: none. */
  readonly tip?: ReceiptTip;
  /** Absent: not at a table. */
  readonly table?: number;
  /** Refunds with their day and VAT. */
  readonly refunds: readonly { readonly on: string; readonly amount: Cents; readonly vat: readonly VatPart[] }[];
}
