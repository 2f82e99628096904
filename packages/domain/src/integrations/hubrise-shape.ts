/** Amounts are '9.80 EUR'. */
export interface HubriseOrder {
  readonly id: string;
  readonly ref: string;
  readonly status: string;
  readonly service_type: string;
  readonly created_at: string;
  /** null: as soon as possible. */
  readonly expected_time: string | null;
  readonly confirmed_time: string | null;
  readonly customer_notes: string | null;
  readonly items: HubriseItem[];
  readonly discounts: { readonly name: string; readonly ref: string; readonly price_off: string }[];
  readonly charges: HubriseCharge[];
  readonly payments: {
    readonly type: string;
    readonly name: string | null;
    readonly ref: string | null;
    readonly amount: string;
  }[];
  readonly total: string;
  readonly customer: HubriseCustomer | null;
}

export interface HubriseItem {
  readonly product_name: string;
  readonly sku_name: string | null;
  readonly sku_ref: string;
  /** Of one unit, without its options. */
  readonly price: string;
  readonly quantity: string;
  readonly tax_rate: string | null;
  readonly customer_notes: string | null;
  readonly options: HubriseOption[];
}

export interface HubriseCharge {
  readonly type: string;
  readonly name: string;
  readonly ref: string;
  readonly price: string;
}

export interface HubriseCustomer {
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
  readonly address_1: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  readonly delivery_notes: string;
}

export interface HubriseOption {
  readonly option_list_name: string;
  readonly name: string;
  readonly ref: string;
  readonly price: string;
  readonly quantity: number;
}
